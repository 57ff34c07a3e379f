/** Returns an object with the given properties only. */
export const pick = <Part extends object, Name extends keyof Part>(
  whole: Part,
  names: readonly Name[],
): Pick<Part, Name> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Part, Name>
