import type { ReactNode } from 'react'
import { CopyButton } from './copy-button'
import { tokenGroups } from './read-tokens'
import './tokens.css'

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
const swatches = (token: string) =>
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
                    ? swatches(name)
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
