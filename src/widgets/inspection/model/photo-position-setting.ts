const storageKey = 'photo_position'

/** Whether photos from this device go on saying where they were taken; not unless somebody wants it. */
export const keepsPhotoPosition = (): boolean => localStorage.getItem(storageKey) === 'kept'

export const setKeepsPhotoPosition = (isKept: boolean): void =>
  isKept ? localStorage.setItem(storageKey, 'kept') : localStorage.removeItem(storageKey)
