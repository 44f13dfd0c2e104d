/** Dots per millimetre. */
const dots = 2.5

/** Height of a capital for the size of its font. */
const capital = 0.72

/**
 * Stripes, and words and numbers where designs have them, so that folds, seams and distortion show.
 * @param {string} panel
 * @param {{ left: number, top: number, width: number, height: number }} box in mm
 * @param {readonly import('./testPlaces.ts').TestPlace[]} places
 */
export function drawTestPrint(panel, box, places) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(box.width * dots)
  canvas.height = Math.ceil(box.height * dots)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser gives no 2D canvas: start Chromium with the flags of the contact sheet.')
  pen.scale(canvas.width / box.width, canvas.height / box.height)
  pen.translate(-box.left, -box.top)
  const rib = panel === 'collar' || panel === 'waistband' || panel.startsWith('cuff')
  pen.fillStyle = rib ? '#2a0a12' : '#c2182b'
  pen.fillRect(box.left, box.top, box.width, box.height)
  if (rib) return canvas
  pen.fillStyle = 'rgba(255, 255, 255, 0.1)'
  for (let x = -420; x <= 420; x += 56) pen.fillRect(x - 9, box.top, 18, box.height)
  pen.textAlign = 'center'
  pen.fillStyle = '#f8ecd4'
  if (panel.startsWith('sleeve') || panel.startsWith('leg'))
    pen.fillRect(box.left, box.top + box.height - 30, box.width, 30)
  for (const { text, x, y, width, height } of places.filter(place => place.panel === panel)) {
    pen.font = `900 ${height / capital}px sans-serif`
    pen.fillText(text, x, y + height / 2, width ?? undefined)
  }
  return canvas
}
