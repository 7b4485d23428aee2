/** A picture's colors as a background, painted once: a filter of the style sheet would be computed in every frame. */

/** The colors across the picture, and how often they are doubled: 12 × 2³ = 96. */
const colors = 12;
const doublings = 3;

/** The least number of pixels of a canvas that is stretched without steps between its colors. */
export const blurredSize = colors * 2 ** doublings;

/**
 * Paints the colors of a picture on a square canvas of `blurredSize`.
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLImageElement} image loaded, and of the page's own origin
 * @param {{ saturation: number, brightness: number }} look factors
 */
export function paintBlurred(canvas, image, { saturation, brightness }) {
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, colors, colors);
    const pixels = context.getImageData(0, 0, colors, colors);
    for (let at = 0; at < pixels.data.length; at += 4) {
        const [red, green, blue] = pixels.data.subarray(at, at + 3);
        const gray = 0.213 * red + 0.715 * green + 0.072 * blue;
        pixels.data.set(
            [red, green, blue].map((value) => (gray + (value - gray) * saturation) * brightness),
            at,
        );
    }
    context.putImageData(pixels, 0, 0);
    // Doubled again and again, colors flow into each other more softly than when they are stretched at once.
    context.globalCompositeOperation = "copy";
    for (let size = colors; size < blurredSize; size *= 2) {
        context.drawImage(canvas, 0, 0, size, size, 0, 0, 2 * size, 2 * size);
    }
    context.globalCompositeOperation = "source-over";
}
