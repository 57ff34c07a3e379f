import { createHash } from 'node:crypto'

/**
 * Style sheets that dependencies put into the page as `<style>` elements while it runs. They are constant, so each is
 * allowed by its hash and nothing else is; e2e fails on the first one that is not listed.
 */
const injectedStyleHashes = [
  // react-aria, for everything that can be pressed: a finger that moves scrolls.
  `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim(),
  // react-aria, while a dialog is open: what lies behind doesn't scroll.
  `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim(),
  // sonner's, which it puts in before it has its text.
  '',
]

/** The same for sonner's style sheet, which is long; a test holds it against the package. */
const sonnerStyle = `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='`

/**
 * The policy of the page: everything from this origin, scripts and style sheets of the page itself by their hash alone.
 *
 * - No `unsafe-inline` and no `unsafe-eval`, for scripts or styles. A style that React or a kit part sets goes through
 *   the CSSOM (`element.style`), which a policy allows; a `style` attribute in HTML text would be refused.
 * - `data:` images are the small icons that the build puts into the style sheet; `blob:` ones are previews of files
 *   that the person has just picked.
 * @param html The page as it is served.
 * @param tiles Where the tiles of maps come from, if anywhere.
 */
export function contentSecurityPolicy(html: string, tiles: string | null = null): string {
  const scripts = inlineElements(html, 'script').map(hash)
  const styles = [
    ...[...inlineElements(html, 'style'), ...injectedStyleHashes].map(hash),
    sonnerStyle,
  ]
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles].join(' '),
    [`img-src 'self' data: blob:`, ...(tiles === null ? [] : [tiles])].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/**
 * The policy of a script. A worker is bound by its own script's: it may fetch from this origin, as the service worker does with every file of the build, and
 * load more scripts of it. No `sandbox`: a worker in one is refused.
 */
export const scriptPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`

/** The texts of the page's elements of that name that carry code of their own. */
function inlineElements(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'))
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , text = '']) => text)
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
