import type { ReactNode } from 'react'
import css from '../../src/shared/ui/tokens.css?raw'
import { CopyButton } from './copy-button'
import './tokens.css'

interface Token {
  /** `--space-4` */
  readonly name: string
  /** Value as written: `1rem`, or a colour of both themes: `#f6f3ea, #101613`. */
  readonly value: string
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
const tokens = [...css.slice(0, css.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
  ([, name = '', value = '']): Token => ({
    name,
    value: value.replace(/^light-dark\((.*)\)$/, '$1'),
  }),
)

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

/** Light and dark, side by side. */
const renderSwatches = (token: string) =>
  (['light', 'dark'] as const).map((theme) => (
    <span
      key={theme}
      className="token-swatch"
      style={{ colorScheme: theme, background: `var(${token})` }}
    />
  ))

/** All tokens by group. A click copies a name or value; visible tokens have a sample. */
export function Scales() {
  return (
    <div className="sb-unstyled token-scales">
      {tokenGroups.map(({ title, tokens }) => (
        <table key={title} className="token-table">
          <caption>{title}</caption>
          <tbody>
            {tokens.map(({ name, value }) => (
              <tr key={name}>
                <td>
                  <CopyButton text={`var(${name})`}>{name}</CopyButton>
                </td>
                <td>
                  <CopyButton text={value} />
                </td>
                <td>
                  {title === 'Colour'
                    ? renderSwatches(name)
                    : samples[name.replace(/^(--[a-z]+).*/, '$1')]?.(name)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
