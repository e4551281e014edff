import { fakeStore } from '@naru/exam-kit/testing'
import { describe, expect, it } from 'vitest'
import { clearDeviceRecords, deviceRecord } from './deviceRecord'

const isText = (value: unknown): value is string => typeof value === 'string'

describe('a record of this device', () => {
  it('is found as it was saved, until it is removed', () => {
    const store = fakeStore()
    const record = deviceRecord(store, 'nimal', 'drill', isText)
    expect(record.find()).toBeNull()
    record.save('one')
    expect(deviceRecord(store, 'nimal', 'drill', isText).find()).toBe('one')
    expect(deviceRecord(store, 'kamala', 'drill', isText).find()).toBeNull()
    record.remove()
    expect(store.keys()).toEqual([])
  })

  it.each(['{', '"one"', '{"version":2,"value":"one"}', '{"version":1,"value":7}', '{"value":"one"}'])(
    'that is %s counts as none',
    (text) => {
      const store = fakeStore({ 'practice-kept:nimal:drill': text })
      expect(deviceRecord(store, 'nimal', 'drill', isText).find()).toBeNull()
    },
  )

  it.each([
    [undefined, ['practice:nimal:a']],
    ['nimal', ['practice-kept:nimal:drill', 'practice:nimal:a']],
  ])('goes when its learner does; %s stays', (exceptOf, left) => {
    const names = ['practice-kept:nimal:drill', 'practice-kept:nimal2:drill', 'practice:nimal:a']
    const store = fakeStore(Object.fromEntries(names.map((name) => [name, '{}'])))
    clearDeviceRecords(store, exceptOf)
    expect(store.keys().toSorted()).toEqual(left)
  })
})
