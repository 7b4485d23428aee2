/** Functions that create and find elements. */

/**
 * Creates an element. Attributes that are `undefined`, `null` or `false` are left out; `true` gives an empty one;
 * functions named `on…` become event listeners.
 * @param {string} name
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 */
export function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === undefined || value === null || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
        else element.setAttribute(key, value === true ? "" : String(value));
    }
    element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
    return element;
}

/** An icon of the page's SVG sprite, hidden from screen readers. */
export function icon(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.classList.add("icon");
    svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#icon-${name}`);
    svg.append(use);
    return svg;
}

/** A command to type in a terminal. */
export function command(words) {
    return make("code", {}, words);
}

/** The element with an identifier, which has to exist. */
export function find(id) {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no element #${id}.`);
    return element;
}

/**
 * The icon of an app: its own, or its first letter on a color that depends on its name.
 * @param {{ id: string, name: string, icon?: string | null }} app
 */
export function appIcon(app) {
    const holder = make("span", { class: "app-icon", "aria-hidden": "true" });
    const letter = () => {
        const sum = [...app.id].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65521, 7);
        // Multiples of the golden angle are far apart, also for similar names.
        const hue = Math.round(sum * 137.508) % 360;
        holder.style.setProperty("--hue", String(hue));
        holder.classList.add("letter");
        holder.replaceChildren([...app.name][0]?.toLocaleUpperCase() ?? "?");
    };
    if (!app.icon) {
        letter();
        return holder;
    }
    const image = make("img", { alt: "", src: app.icon, onerror: letter });
    holder.append(image);
    return holder;
}
