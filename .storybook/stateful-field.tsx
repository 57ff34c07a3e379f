import { useState, type ReactNode } from 'react'

interface StatefulFieldProps<Value> {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Stores a field's value, like the form around it. */
export function StatefulField<Value>({ initial, children }: StatefulFieldProps<Value>) {
  const [value, setValue] = useState(initial)
  return <div style={{ maxWidth: '24rem' }}>{children(value, setValue)}</div>
}
