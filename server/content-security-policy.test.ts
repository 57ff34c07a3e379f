import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createContentSecurityPolicy } from './content-security-policy'

const hashSha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function findDirective(html: string, name: string) {
  return createContentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
}

describe('the content security policy', () => {
  it('allows the scripts in the page by their hash, and no other inline script', () => {
    const html = `<script>theme()</script><script type="module" crossorigin src="/assets/a.js"></script>`
    expect(findDirective(html, 'script-src')).toBe(`script-src 'self' ${hashSha256('theme()')}`)
  })

  it('allows map tiles if they are configured', () => {
    expect(createContentSecurityPolicy('')).toContain(`img-src 'self' data: blob:;`)
    expect(createContentSecurityPolicy('', 'https://*.tiles.example')).toContain(
      `img-src 'self' data: blob: https://*.tiles.example;`,
    )
  })

  it('allows the style sheets in the page by their hash', () => {
    expect(findDirective('<style>\nbody { margin: 0 }\n</style>', 'style-src')).toContain(
      hashSha256('\nbody { margin: 0 }\n'),
    )
  })

  it('allows the style sheet of the toast package', async () => {
    const script = await readFile(new URL(import.meta.resolve('sonner')), 'utf8')
    const [, text = ''] = /^__insertCSS\((".*")\);$/m.exec(script) ?? []
    // The element exists for a moment without its text.
    for (const style of ['', String(JSON.parse(text))])
      expect(findDirective('', 'style-src')).toContain(hashSha256(style))
  })

  it('has no unsafe source, and no foreign one', () => {
    const policy = createContentSecurityPolicy('<script>a()</script><style>b</style>')
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(policy).toContain(`default-src 'self'`)
  })

  it('forbids framing the page, changing its base and loading plug-ins', () => {
    expect(findDirective('', 'frame-ancestors')).toBe(`frame-ancestors 'none'`)
    expect(findDirective('', 'base-uri')).toBe(`base-uri 'none'`)
    expect(findDirective('', 'object-src')).toBe(`object-src 'none'`)
  })
})
