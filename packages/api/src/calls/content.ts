import { read, type Api } from '../client'
import { done, list } from '../guards'
import type { TranslationReport } from '../types'
import type { CallOptions } from './options'

/** Loads the advertisements of the home page, without credentials. */
export const readAdvertisements = (api: Api, options: CallOptions = {}) =>
  read(api.GET('/api/advertisements', { credentials: 'omit', ...options }), list)

/** Reports a mistake in a text to the operator (extension: `isUnsupported` errors without it). */
export const reportTranslation = (api: Api, body: TranslationReport) =>
  read(api.POST('/api/translation-reports', { body }), done)
