import { boatPaths, boatSize } from '@naru/exam-kit/internal/Drawing'
import { vars } from '@naru/ui/theme'
import { wrap } from './wrap'

/** What the picture of a result says, worded in the reader's language. */
export interface CardText {
  topic: string
  /** Such as '65 / 200 marks'. */
  marks: string
  day: string
  /** The learner; '' where the name is not shown. */
  name: string
  /** The product. */
  site: string
  /** Where it is found, without the protocol. */
  address: string
}

/** Width and height of the picture in pixels: a square, which messengers show whole. */
export const cardSize = 1080

const middle = cardSize / 2
const ring = { y: 570, radius: 190, width: 34 }

/**
 * Draws a result. Colours and letters are those of the canvas element, so give it `data-theme="light"`.
 * @param percentage 0 to 100
 */
export async function drawCard(canvas: HTMLCanvasElement, percentage: number, text: CardText): Promise<void> {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { fontFamily } = getComputedStyle(canvas)
  const font = (pixels: number, weight: number) => `${weight} ${pixels}px ${fontFamily}`
  // A canvas draws with what is loaded.
  await Promise.allSettled([
    document.fonts.load(font(64, 700), Object.values(text).join('')),
    document.fonts.load(font(64, 400), Object.values(text).join('')),
  ])
  const colorOf = (color: string) => {
    canvas.style.color = color
    return getComputedStyle(canvas).color
  }
  const write = (words: string, y: number, pixels: number, weight: number, color: string) => {
    context.font = font(pixels, weight)
    context.fillStyle = colorOf(color)
    context.fillText(words, middle, y, cardSize - 2 * 80)
  }

  canvas.width = cardSize
  canvas.height = cardSize
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colorOf(vars.color.canvas)
  context.fillRect(0, 0, cardSize, cardSize)
  context.fillStyle = colorOf(vars.color.accent)
  context.fillRect(0, 0, cardSize, 16)

  context.font = font(56, 700)
  const boatWidth = 84
  const brandWidth = boatWidth + 24 + context.measureText(text.site).width
  context.save()
  context.translate(middle - brandWidth / 2, 70)
  context.scale(boatWidth / boatSize.width, boatWidth / boatSize.width)
  for (const { d, opacity } of boatPaths) {
    context.globalAlpha = opacity
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    context.fill(new Path2D(d))
  }
  context.restore()
  context.textAlign = 'start'
  context.fillStyle = colorOf(vars.color.ink)
  context.fillText(text.site, middle - brandWidth / 2 + boatWidth + 24, 106)
  context.textAlign = 'center'

  context.font = font(60, 700)
  const lines = wrap(text.topic, (words) => context.measureText(words).width <= cardSize - 2 * 80)
  for (const [index, line] of lines.entries()) {
    write(line, 265 + (index - (lines.length - 1) / 2) * 76, 60, 700, vars.color.ink)
  }

  const arc = (share: number, color: string) => {
    context.beginPath()
    context.arc(middle, ring.y, ring.radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share)
    context.lineWidth = ring.width
    context.lineCap = 'round'
    context.strokeStyle = colorOf(color)
    context.stroke()
  }
  arc(1, vars.color.line)
  if (percentage > 0) arc(percentage / 100, vars.color.accent)
  write(`${percentage}%`, ring.y, 120, 700, vars.color.ink)

  write(text.marks, 830, 52, 700, vars.color.ink)
  write([text.name, text.day].filter((words) => words !== '').join(' · '), 900, 42, 400, vars.color.inkMuted)
  write(text.address, 1000, 42, 700, vars.color.accent)
}
