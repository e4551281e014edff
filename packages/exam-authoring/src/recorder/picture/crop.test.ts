import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropCorners, cropLimits, moveCrop, smallestCrop, wholePicture, type Crop, type CropHandle } from './crop'

const picture = { width: 400, height: 300 }
const crop: Crop = { left: 100, top: 50, width: 200, height: 100 }

describe('the frame of a picture', () => {
  it.each<[CropHandle, number, number, Crop]>([
    ['all', 10, -10, { left: 110, top: 40, width: 200, height: 100 }],
    ['all', 999, 999, { left: 200, top: 200, width: 200, height: 100 }],
    ['topLeft', 10, 20, { left: 110, top: 70, width: 190, height: 80 }],
    ['topRight', 10, 20, { left: 100, top: 70, width: 210, height: 80 }],
    ['bottomLeft', -10, 20, { left: 90, top: 50, width: 210, height: 120 }],
    ['bottomRight', 999, 999, { left: 100, top: 50, width: 300, height: 250 }],
    ['bottomRight', -999, -999, { left: 100, top: 50, width: smallestCrop, height: smallestCrop }],
  ])('moves by %s of %i and %i', (handle, dx, dy, expected) => {
    expect(moveCrop(crop, handle, dx, dy, picture)).toEqual(expected)
  })

  it('stays inside the picture, whatever moves it', () => {
    const move = fc.tuple(
      fc.constantFrom<CropHandle>('all', ...cropCorners),
      fc.integer({ min: -600, max: 600 }),
      fc.integer({ min: -600, max: 600 }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let frame = wholePicture(picture)
        for (const [handle, dx, dy] of moves) frame = moveCrop(frame, handle, dx, dy, picture)
        expect(frame.left).toBeGreaterThanOrEqual(0)
        expect(frame.top).toBeGreaterThanOrEqual(0)
        expect(frame.left + frame.width).toBeLessThanOrEqual(picture.width)
        expect(frame.top + frame.height).toBeLessThanOrEqual(picture.height)
        expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(smallestCrop)
      }),
    )
  })

  it.each([
    ['left', [0, 200]],
    ['top', [0, 200]],
    ['width', [16, 300]],
    ['height', [16, 250]],
  ] as const)('has a %s within %j', (field, limits) => {
    expect(cropLimits(crop, field, picture)).toEqual(limits)
  })
})
