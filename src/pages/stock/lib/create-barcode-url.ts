import { code128, drawingSVG } from 'bwip-js/browser'

/** Of a symbol's narrowest bar; ten on each side stay blank, without which no reader finds the first bar. */
const QUIET_MODULES = 10

/**
 * A barcode as a picture's address: Code 128, bars alone, with the blank on both sides that readers need. It fills the box that it is given, whatever its
 * shape, as only the widths of the bars against each other say anything.
 * @param text letters, digits and signs of ASCII
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
