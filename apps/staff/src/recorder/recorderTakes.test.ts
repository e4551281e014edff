import type { Take } from '@naru/api'
import type { ScriptLine, StoredTake, TakeQueueState } from '@naru/exam-authoring/recorder'
import { describe, expect, it } from 'vitest'
import { lineStates, speakersOf } from './recorderTakes'

const line: ScriptLine = { part: 'line', line: 0, voice: 'a', text: '어디에 가요?' }
const take = (id: string, more: Partial<Take> = {}): Take => ({
  id,
  paper: 'p',
  item: 'i',
  part: 'line',
  line: 0,
  text: line.text,
  speaker: { id: 's1', name: 'Min-ji' },
  url: '/media/a.wav',
  seconds: 2,
  trimStart: 0,
  trimEnd: 0,
  gain: 0,
  createdAt: '2026-03-02T05:00:00.000Z',
  ...more,
})
const onDevice = (status: StoredTake['status'], more: Partial<StoredTake> = {}): TakeQueueState => ({
  isLoaded: true,
  isSending: false,
  isOffline: false,
  isLoginNeeded: false,
  takes: [
    {
      id: 't',
      owner: 'u',
      paper: 'p',
      item: 'i',
      part: 'line',
      line: 0,
      text: line.text,
      speaker: 's1',
      recordedAt: 1,
      seconds: 1,
      trimStart: 0,
      trimEnd: 1,
      gain: 0,
      status,
      wav: new Uint8Array(),
      ...more,
    },
  ],
})
const nothing: TakeQueueState = { ...onDevice('waiting'), takes: [] }

const question = { paper: 'p', item: 'i' }

describe('where a line stands', () => {
  it.each<[string, TakeQueueState, Take[], string]>([
    ['nothing is recorded', nothing, [], 'missing'],
    ['the take of another line', nothing, [take('x', { line: 1, text: '네.' })], 'missing'],
    ['the take of the number', nothing, [take('x', { part: 'number' })], 'missing'],
    ['the server has it', nothing, [take('x')], 'sent'],
    ['the script was changed since', nothing, [take('x', { text: '뭐 해요?' })], 'changed'],
    ['it waits on this device', onDevice('waiting'), [take('x')], 'waiting'],
    ['it is being sent', { ...onDevice('waiting'), isSending: true }, [], 'sending'],
    ['the server refused it', onDevice('refused'), [], 'refused'],
    ['nobody has checked it', onDevice('recorded'), [], 'recorded'],
    ['another question waits', onDevice('waiting', { item: 'j' }), [take('x')], 'sent'],
    ['the question of another paper waits', onDevice('waiting', { paper: 'q' }), [take('x')], 'sent'],
    ['an older take of another text is left here', onDevice('recorded', { text: '뭐 해요?' }), [take('x')], 'sent'],
  ])('%s', (_what, queued, takes, status) => {
    expect(lineStates([line], question, queued, takes)[0]?.status).toBe(status)
  })

  it('after a line was put in front of it', () => {
    const lines = [
      { ...line, text: '안녕하세요.' },
      { ...line, line: 1 },
    ]
    expect(lineStates(lines, question, nothing, [take('x')])).toMatchObject([
      { status: 'missing' },
      { status: 'sent', take: { id: 'x' } },
    ])
  })
})

it('the newest take of a line counts, also for its speaker', () => {
  const takes = [
    take('new', { createdAt: '2026-03-02T06:00:00.000Z', speaker: { id: 's2', name: 'Jun-ho' } }),
    take('old'),
  ]
  const lines = [line, { ...line, line: 1, voice: 'b', text: '시장에 가요.' }]
  const states = lineStates(lines, question, nothing, takes)
  expect(states[0]?.take?.id).toBe('new')
  expect(speakersOf(lines, states, [])).toEqual(new Map([['a', { id: 's2', name: 'Jun-ho' }]]))
  const here = lineStates(lines, question, onDevice('recorded'), takes)
  expect(speakersOf(lines, here, [{ id: 's1', name: 'Min-ji' }]).get('a')).toEqual({ id: 's1', name: 'Min-ji' })
})
