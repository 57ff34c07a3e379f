/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const ratio = channel / 255
    return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Returns a token's colour in the element's theme, as computed by the browser. */
export function readColour(element: HTMLElement, token: string): Rgb {
  element.style.color = `var(${token})`
  const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  return [r, g, b]
}
