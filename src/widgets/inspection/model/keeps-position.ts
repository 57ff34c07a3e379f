const key = 'photo_position'

/** Whether photos from this device go on saying where they were taken; not unless somebody wants it. */
export const keepsPosition = (): boolean => localStorage.getItem(key) === 'kept'

export const keepPosition = (isKept: boolean): void =>
  isKept ? localStorage.setItem(key, 'kept') : localStorage.removeItem(key)
