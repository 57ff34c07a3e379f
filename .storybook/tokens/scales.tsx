import type { ReactNode } from 'react'
import css from '../../src/shared/ui/tokens.css?raw'
import { CopyButton } from './copy-button'
import './tokens.css'

interface Token {
  /** `--space-4` */
  readonly name: string
  /** Value as written. A colour has two: of the light theme and of the dark one. */
  readonly values: readonly string[]
  readonly use: string
}

/** Groups by prefix of the token name. The last group takes all other tokens. */
const groups: readonly (readonly [title: string, names: RegExp])[] = [
  ['Colour', /^--(paper|ink|line|green|on-|amber|red|focus|scrim)/],
  ['Type', /^--(font|text|leading|weight)/],
  ['Space', /^--space/],
  ['Corners', /^--radius/],
  ['Shadow', /^--shadow/],
  ['Motion', /^--(quick|calm|ease)/],
  ['Density', /^--(control|row|icon)/],
  ['Edges and layers', /^--(header|foot|z)-/],
  ['Others', /./],
]

// The first block defines all tokens. The others override some for a phone, a density or reduced
// motion.
const tokens = [
  ...css.slice(0, css.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);(?: \/\* (.*) \*\/)?/g),
].map(([, name = '', value = '', use = '']): Token => ({
  name,
  values: splitThemes(value.replaceAll(/\s+/g, ' ')),
  use,
}))

function splitThemes(value: string): string[] {
  const [, both] = /^light-dark\( ?(.*?) ?\)$/.exec(value) ?? []
  return both === undefined ? [value] : both.split(/, (?=#|rgb)/)
}

/** All tokens of src/shared/ui/tokens.css, by group. */
const tokenGroups = groups
  .map(([title], at) => ({
    title,
    tokens: tokens.filter(({ name }) => groups.findIndex(([, names]) => names.test(name)) === at),
  }))
  .filter((group) => group.tokens.length > 0)

const samples: Readonly<Record<string, (token: string) => ReactNode>> = {
  '--text': (token) => (
    <span style={{ fontSize: `var(${token})` }}>22 × 100 × 4000 Pušis, épicéa</span>
  ),
  '--weight': (token) => <span style={{ fontWeight: `var(${token})` }}>Pušis, épicéa</span>,
  '--space': (token) => <span className="token-bar" style={{ width: `var(${token})` }} />,
  '--radius': (token) => <span className="token-box" style={{ borderRadius: `var(${token})` }} />,
  '--shadow': (token) => <span className="token-box" style={{ boxShadow: `var(${token})` }} />,
  '--control': (token) => <span className="token-box" style={{ height: `var(${token})` }} />,
  '--row': (token) => <span className="token-box" style={{ height: `var(${token})` }} />,
}

/** All tokens by group, with use and value. A click copies a name or value. */
export function Scales() {
  return (
    <div className="sb-unstyled token-scales">
      {tokenGroups.map(({ title, tokens }) =>
        title === 'Colour' ? (
          <TokenTable key={title} title={title} heads={['Light', 'Dark']}>
            {tokens.map((token) => (
              <TokenRow key={token.name} token={token}>
                {(['light', 'dark'] as const).map((theme, at) => (
                  <td key={theme} className="token-theme" style={{ colorScheme: theme }}>
                    <span className="token-swatch" style={{ background: `var(${token.name})` }} />
                    <CopyButton text={token.values[at] ?? ''} />
                  </td>
                ))}
              </TokenRow>
            ))}
          </TokenTable>
        ) : (
          <TokenTable key={title} title={title} heads={['Value', 'Sample']}>
            {tokens.map((token) => (
              <TokenRow key={token.name} token={token}>
                <td>
                  <CopyButton text={token.values[0] ?? ''} />
                </td>
                <td>{samples[token.name.replace(/^(--[a-z]+).*/, '$1')]?.(token.name)}</td>
              </TokenRow>
            ))}
          </TokenTable>
        ),
      )}
    </div>
  )
}

interface TokenTableProps {
  title: string
  heads: readonly string[]
  children: ReactNode
}

function TokenTable({ title, heads, children }: TokenTableProps) {
  return (
    <table className="token-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {['Token', 'Use', ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function TokenRow({ token: { name, use }, children }: { token: Token; children: ReactNode }) {
  return (
    <tr>
      <td>
        <CopyButton text={`var(${name})`}>{name}</CopyButton>
      </td>
      <td>{use}</td>
      {children}
    </tr>
  )
}
