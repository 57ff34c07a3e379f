import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import './tokens.css'

const texts = ['--text-xs', '--text-s', '--text-m', '--text-l', '--text-xl', '--text-2xl', '--text-3xl']
const spaces = ['--space-0', '--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6', '--space-7', '--space-8']
const radii = ['--radius-s', '--radius-m', '--radius-l']
const shadows = ['--shadow-pop', '--shadow-dialog']
const heights = ['--control-s', '--control', '--control-l', '--row-height']
const times = ['--quick', '--calm']

/** Type, space, corners, shadow, density and motion. */
export function Scales() {
  return (
    <div className="sb-unstyled token-scales">
      <Scale title="Type" tokens={texts} show={(token) => <span style={{ fontSize: `var(${token})` }}>22 × 100 × 4000 Pušis, épicéa</span>} />
      <Scale title="Space" tokens={spaces} show={(token) => <span className="token-bar" style={{ width: `var(${token})` }} />} />
      <Scale title="Corners" tokens={radii} show={(token) => <span className="token-box" style={{ borderRadius: `var(${token})` }} />} />
      <Scale title="Shadow" tokens={shadows} show={(token) => <span className="token-box" style={{ boxShadow: `var(${token})` }} />} />
      <Scale title="Density" tokens={heights} show={(token) => <span className="token-box" style={{ height: `var(${token})` }} />} />
      <Scale title="Motion" tokens={times} show={() => null} />
    </div>
  )
}

interface ScaleProps {
  title: string
  tokens: readonly string[]
  show: (token: string) => ReactNode
}

function Scale({ title, tokens, show }: ScaleProps) {
  const table = useRef<HTMLTableElement>(null)
  const [values, setValues] = useState<string[]>([])

  useLayoutEffect(() => {
    if (!table.current) return
    const computed = getComputedStyle(table.current)
    setValues(tokens.map((token) => computed.getPropertyValue(token)))
  }, [tokens])

  return (
    <table ref={table} className="token-table">
      <caption>{title}</caption>
      <tbody>
        {tokens.map((token, index) => (
          <tr key={token}>
            <td>{token}</td>
            <td className="token-number">{values[index]}</td>
            <td>{show(token)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
