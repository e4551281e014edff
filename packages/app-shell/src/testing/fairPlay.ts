import type { FairPlayRecord } from '@naru/api'

export const sampleFairPlay: FairPlayRecord = {
  events: [
    { kind: 'away', at: '2026-03-02T04:31:10.000Z', seconds: 95 },
    { kind: 'play', at: '2026-03-02T04:33:20.000Z', question: 4 },
    { kind: 'offline', at: '2026-03-02T04:33:40.000Z', seconds: 20 },
    { kind: 'play', at: '2026-03-02T04:33:52.000Z', question: 4 },
    { kind: 'away', at: '2026-03-02T04:35:05.000Z' },
  ],
  omitted: 2,
}
