import { read, type Api } from '../client'
import { list } from '../guards'
import type { Advertisement } from '../types'
import type { CallOptions } from './options'

/** Loads the advertisements of the home page, without credentials. */
export const readAdvertisements = (api: Api, options: CallOptions = {}) =>
  read(api.GET('/api/advertisements', { credentials: 'omit', ...options }), list<Advertisement>)
