import { useRef } from 'react'

/**
 * Keeps the input of a subject, such as a supply, while another one is chosen. It returns with the
 * subject.
 * @param initialId subject when the screen opened; '' if none
 * @returns function that keeps the current input and returns that of the newly chosen subject
 */
export function useKeptInput<Input>(initialId: string) {
  const subjectId = useRef(initialId)
  const kept = useRef(new Map<string, Input>())
  return (chosenId: string, current: Input, blank: Input): Input => {
    kept.current.set(subjectId.current, current)
    subjectId.current = chosenId
    return kept.current.get(chosenId) ?? blank
  }
}
