const storageKey = 'photo_position'

/** True if the user opted in to keep the position in photos from this device. */
export const keepsPhotoPosition = (): boolean => localStorage.getItem(storageKey) === 'kept'

export const setKeepsPhotoPosition = (keepsPosition: boolean): void =>
  keepsPosition ? localStorage.setItem(storageKey, 'kept') : localStorage.removeItem(storageKey)
