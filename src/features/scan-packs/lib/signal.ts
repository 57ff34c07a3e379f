const STORAGE_KEY = 'scan-muted'

/** True if the user turned the sounds of scanning off on this device. */
export const isMuted = (): boolean => localStorage.getItem(STORAGE_KEY) === 'true'

export const setMuted = (next: boolean): void => localStorage.setItem(STORAGE_KEY, String(next))

/** Pitch in Hz, length in seconds, and vibration in milliseconds. */
const SIGNALS = {
  success: { pitch: 1320, length: 0.09, vibration: [40] },
  error: { pitch: 220, length: 0.35, vibration: [120, 80, 120] },
} as const

let context: AudioContext | undefined

/** Plays a high short tone or a low long one, and vibrates, where the device can. */
export function signal(kind: keyof typeof SIGNALS): void {
  const { pitch, length, vibration } = SIGNALS[kind]
  if ('vibrate' in navigator) navigator.vibrate(vibration)
  if (isMuted() || !('AudioContext' in globalThis)) return
  try {
    context ??= new AudioContext()
    void context.resume()
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const end = context.currentTime + length
    tone.type = 'square'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.2, context.currentTime)
    volume.gain.setTargetAtTime(0, end - 0.02, 0.01)
    tone.connect(volume).connect(context.destination)
    tone.start()
    tone.stop(end)
  } catch {
    // A device without a sound output has colour and words.
  }
}
