import { createHash } from 'node:crypto'

/**
 * Texts of `<style>` elements that dependencies add at run time. They are constant; e2e tests fail
 * on any other.
 */
const injectedStyles = [
  // react-aria's, for pressable elements: a moving finger scrolls.
  `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim(),
  // react-aria's, while a dialog is open: the page behind it does not scroll.
  `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim(),
  // sonner's, which it inserts empty before it adds the text.
  '',
]

/** Hash of sonner's style sheet; a test compares it with the package. */
const SONNER_STYLE_HASH = `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='`

/**
 * Returns the page's policy: everything from this origin; inline scripts and styles by hash.
 *
 * - No `unsafe-inline` and no `unsafe-eval`, for scripts or styles. React and components set styles
 * through the CSSOM (`element.style`), which a policy permits. A `style` attribute in HTML is
 * refused.
 * - `data:` images are small icons in the style sheet; `blob:` images are previews of picked files.
 *
 * @param html the page as served
 * @param tileHost host of map tiles, if any
 */
export function createContentSecurityPolicy(html: string, tileHost: string | null = null): string {
  const scripts = findInlineElements(html, 'script').map(hash)
  const styles = [
    ...[...findInlineElements(html, 'style'), ...injectedStyles].map(hash),
    SONNER_STYLE_HASH,
  ]
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles].join(' '),
    [`img-src 'self' data: blob:`, ...(tileHost === null ? [] : [tileHost])].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/**
 * Policy of scripts. A worker is bound by its own script's policy: the service worker must fetch
 * the files of the build and load scripts. `sandbox` would forbid the worker.
 */
export const SCRIPT_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`

/** Returns the texts of the page's inline scripts or styles. */
function findInlineElements(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'))
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , text = '']) => text)
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
