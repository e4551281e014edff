import { read, type Api } from '../client'
import { savedResult } from '../guards'
import type { ResultRequest } from '../types'
import type { SaveOptions } from './options'

/** Saves a finished attempt. Idempotent: a repeated attempt is stored once. */
export const saveResult = (api: Api, body: ResultRequest, options: SaveOptions = {}) =>
  read(api.POST('/api/results', { body, ...options }), savedResult)
