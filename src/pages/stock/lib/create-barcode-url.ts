import { code128, drawingSVG } from 'bwip-js/browser'

/**
 * Quiet zone on each side, in widths of the narrowest bar. Scanners need it to find the first bar.
 */
const QUIET_MODULES = 10

/**
 * Returns a data URL of a Code 128 barcode without text, including the quiet zones. The image
 * stretches to any box, because scanners compare relative widths only.
 * @param text ASCII letters, digits and signs
 */
export function createBarcodeUrl(text: string): string {
  const picture = code128(
    {
      bcid: 'code128',
      text,
      scale: 1,
      height: 10,
      includetext: false,
      paddingwidth: QUIET_MODULES,
      backgroundcolor: 'FFFFFF',
    },
    drawingSVG(),
  )
  return `data:image/svg+xml,${encodeURIComponent(picture.replace('<svg ', '<svg preserveAspectRatio="none" '))}`
}
