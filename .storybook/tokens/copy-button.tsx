import { useState, type ReactNode } from 'react'
import './tokens.css'

/** Text that is copied on click. */
export function CopyButton({ text, children = text }: { text: string; children?: ReactNode }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="token-copy"
      title={`Copy ${text}`}
      data-copied={isCopied}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {children}
      <span role="status">{isCopied && 'copied'}</span>
    </button>
  )
}
