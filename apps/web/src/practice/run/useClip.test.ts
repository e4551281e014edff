// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readClip, useClip } from './useClip'

afterEach(() => vi.unstubAllGlobals())

const url = '/media/words.m4a'
const sound = () => new Response('sound', { headers: { 'content-type': 'audio/mp4' } })

it.each([
  ['is read whole from the network, and plays without it then', async () => sound(), 'blob:5'],
  ['plays from the network if it cannot be read', () => Promise.reject(new TypeError('Failed to fetch')), url],
  ['plays from the network after an error of the server', async () => new Response('', { status: 503 }), url],
])('a clip that is not on this device %s', async (_how, answer, playable) => {
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('URL', { createObjectURL: ({ size }: Blob) => `blob:${size}`, revokeObjectURL: () => undefined })
  const { result } = renderHook(() => useClip('nimal', url, readClip))
  expect(result.current).toBe('')
  await waitFor(() => expect(result.current).toBe(playable))
})
