import { useState, type ReactNode } from 'react'

interface StatefulFieldProps<Value> {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Holds a field's value, as the form around it would. */
export function StatefulField<Value>({ initial, children }: StatefulFieldProps<Value>) {
  const [value, setValue] = useState(initial)
  return <div style={{ maxWidth: '24rem' }}>{children(value, setValue)}</div>
}
