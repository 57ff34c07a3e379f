/** An item that is chosen by its name. */
export interface NamedOption {
  readonly id: string
  readonly name: string
}

/** Key and label of a Combobox of named items: `{...namedOptions}`. */
export const namedOptions = {
  getKey: ({ id }: NamedOption) => id,
  getLabel: ({ name }: NamedOption) => name,
}
