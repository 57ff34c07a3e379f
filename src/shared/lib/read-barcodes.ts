/** Barcode detector of some browsers (W3C Shape Detection); TypeScript has no types for it yet. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface BarcodeGlobals {
  BarcodeDetector?: { new (): BarcodeReader; getSupportedFormats(): Promise<string[]> }
}

const getBarcodeGlobals = (): BarcodeGlobals => globalThis as BarcodeGlobals

const SCAN_INTERVAL_MS = 200

/** True if this browser can read barcodes from its camera. */
export const canReadBarcodes = (): boolean =>
  getBarcodeGlobals().BarcodeDetector !== undefined && 'mediaDevices' in navigator

/**
 * Shows the rear camera in the video element and reports every detected barcode repeatedly until
 * the signal aborts. The camera is stopped then.
 * @throws DOMException if the camera is refused or missing; `NotSupportedError` if the browser
 * supports no barcode format
 */
export async function readBarcodes(
  video: HTMLVideoElement,
  onRead: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const Detector = getBarcodeGlobals().BarcodeDetector
  if (!Detector || (await Detector.getSupportedFormats()).length === 0)
    throw new DOMException('No barcode can be read.', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (signal.aborted) return
    video.srcObject = stream
    await video.play()
    const reader = new Detector()
    while (!signal.aborted) {
      for (const { rawValue } of await reader.detect(video)) onRead(rawValue.trim())
      await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
