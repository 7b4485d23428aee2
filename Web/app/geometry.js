/** Regions and outlines in fractions of an upright picture, origin at the top left; without use of the DOM. */

/**
 * A highlight: a rectangle, or an outline with its bounding box. `thing` names the thing in the picture whose outline it
 * is, if it is one: by its number, or by a place.
 * @typedef {{ x: number, y: number, width: number, height: number, points?: [number, number][], thing?: string }} Selection
 */

/** The smallest side of a highlight, as a fraction of the picture. */
export const smallest = 0.02;

const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(Math.max(value, low), high);

/** The rectangle between two corners, within the picture. @returns {Selection} */
export function between([ax, ay], [bx, by]) {
    const [x, y] = [clamp(Math.min(ax, bx), 0, 1), clamp(Math.min(ay, by), 0, 1)];
    return { x, y, width: clamp(Math.max(ax, bx), 0, 1) - x, height: clamp(Math.max(ay, by), 0, 1) - y };
}

/** The bounding box of points. @returns {Selection} */
export function around(points) {
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    return between([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
}

/** The ellipse inscribed in a rectangle, as an outline. @param {Selection} selection @returns {Selection} */
export function oval({ x, y, width, height }) {
    const points = Array.from({ length: 32 }, (_, index) => {
        const angle = (index / 32) * 2 * Math.PI;
        return [x + (width * (1 + Math.cos(angle))) / 2, y + (height * (1 + Math.sin(angle))) / 2];
    });
    return { x, y, width, height, points: /** @type {[number, number][]} */ (points) };
}

/** A selection moved within the picture. @param {Selection} selection @returns {Selection} */
export function moved(selection, dx, dy) {
    const x = clamp(selection.x + dx, 0, 1 - selection.width);
    const y = clamp(selection.y + dy, 0, 1 - selection.height);
    return fitted(selection, { ...selection, x, y });
}

/**
 * A selection with moved edges; opposite edges keep a distance.
 * @param {Selection} selection
 * @param {{ left?: number, top?: number, right?: number, bottom?: number }} by
 * @returns {Selection}
 */
export function resized(selection, { left = 0, top = 0, right = 0, bottom = 0 }) {
    const farX = selection.x + selection.width;
    const farY = selection.y + selection.height;
    const x = clamp(selection.x + left, 0, farX - smallest);
    const y = clamp(selection.y + top, 0, farY - smallest);
    return fitted(selection, {
        x,
        y,
        width: clamp(farX + right, x + smallest, 1) - x,
        height: clamp(farY + bottom, y + smallest, 1) - y,
    });
}

/** A rectangle with the outline of a selection stretched into it. @returns {Selection} */
function fitted(selection, { x, y, width, height }) {
    if (!selection.points) return { x, y, width, height };
    const points = selection.points.map(([px, py]) => [
        x + ((px - selection.x) / (selection.width || 1)) * width,
        y + ((py - selection.y) / (selection.height || 1)) * height,
    ]);
    return { x, y, width, height, points: /** @type {[number, number][]} */ (points) };
}

/**
 * The area that a stroke encircles, or else the area under the stroke: for a line across something, or a scribble.
 * @param {[number, number][]} stroke
 * @param {number} breadth half the stroke's breadth, as a fraction of the picture
 * @returns {Selection}
 */
export function encircled(stroke, breadth = 0.015) {
    const inside = stroke.map(([x, y]) => /** @type {[number, number]} */ ([clamp(x, 0, 1), clamp(y, 0, 1)]));
    const hull = convexHull(inside);
    let points = inside;
    const isScribble = length(inside) > length([...hull, hull[0]]) * 1.6;
    if (isScribble || area(inside) <= area(hull) * 0.45) {
        const broad = inside.flatMap(([x, y]) =>
            [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(
                ([dx, dy]) =>
                    /** @type {[number, number]} */ ([clamp(x + dx * breadth, 0, 1), clamp(y + dy * breadth, 0, 1)]),
            ),
        );
        points = convexHull(broad);
    }
    points = simplified(points, 64);
    return { ...around(points), points };
}

/** The length of a line through points. */
function length(points) {
    return points.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - points[index][0], y - points[index][1]), 0);
}

/** The area of an outline. */
export function area(points) {
    let twice = 0;
    for (let index = 0; index < points.length; index += 1) {
        const [ax, ay] = points[index];
        const [bx, by] = points[(index + 1) % points.length];
        twice += ax * by - bx * ay;
    }
    return Math.abs(twice) / 2;
}

/** Whether a place is inside of an outline. @param {[number, number][]} points @param {[number, number]} place */
export function encloses(points, [x, y]) {
    let isInside = false;
    for (const [index, [ax, ay]] of points.entries()) {
        const [bx, by] = points[(index + 1) % points.length];
        if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
    }
    return isInside;
}

/** The convex hull of points (Andrew's monotone chain). */
export function convexHull(points) {
    const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    if (sorted.length < 3) return sorted;
    const half = (ordered) => {
        const chain = [];
        for (const point of ordered) {
            while (chain.length > 1) {
                const [ax, ay] = chain[chain.length - 2];
                const [bx, by] = chain[chain.length - 1];
                if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break;
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        return chain;
    };
    return [...half(sorted), ...half(sorted.reverse())];
}

/** An outline simplified to a number of points: those that matter least are removed first. */
export function simplified(points, count) {
    const kept = points.filter(
        (point, index) => index === 0 || point[0] !== points[index - 1][0] || point[1] !== points[index - 1][1],
    );
    const weight = (index) =>
        area([kept[(index + kept.length - 1) % kept.length], kept[index], kept[(index + 1) % kept.length]]);
    while (kept.length > count) {
        let least = 0;
        let smallestWeight = Infinity;
        for (let index = 0; index < kept.length; index += 1) {
            const candidate = weight(index);
            if (candidate < smallestWeight) [least, smallestWeight] = [index, candidate];
        }
        kept.splice(least, 1);
    }
    return kept;
}

/** The largest box with a picture's aspect ratio within another box. */
export function contained(width, height, boxWidth, boxHeight, largestScale = 3) {
    const scale = Math.min(boxWidth / width, boxHeight / height, largestScale);
    return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/**
 * The matrix of CSS that lays an upright box with a size over a place in a picture, or null for a place without an area.
 * @param {{ x: number, y: number }[]} corners clockwise from the upper left one of the upright box
 * @param {number} width the picture's
 * @param {number} height the picture's
 * @param {number} ownWidth the box's
 * @param {number} ownHeight the box's
 */
export function placement(corners, width, height, ownWidth, ownHeight) {
    const [[ax, ay], [bx, by], , [dx, dy]] = corners.map(({ x, y }) => [x * width, y * height]);
    const matrix = [(bx - ax) / ownWidth, (by - ay) / ownWidth, (dx - ax) / ownHeight, (dy - ay) / ownHeight, ax, ay];
    const isFlat = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-9;
    return isFlat || !matrix.every(Number.isFinite) ? null : matrix;
}

/** A selection in words. @param {Selection} selection */
export function inWords(selection) {
    const percent = (/** @type {number} */ fraction) => `${Math.round(fraction * 100)} percent`;
    return (
        `${percent(selection.x)} from the left, ${percent(selection.y)} from the top, ` +
        `${percent(selection.width)} wide, ${percent(selection.height)} high`
    );
}
