import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { done } from '../guards'
import type { ContactRequest, TranslationReport } from '../types'

/** Mails a visitor's message to the operator (extension: `isUnsupported` errors without it). */
export const sendContactMessageMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: ContactRequest) => read(api.POST('/api/contact', { body }), done),
  })

/** Mails a mistake in a translation to the operator (extension: `isUnsupported` errors without it). */
export const reportTranslationMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: TranslationReport) => read(api.POST('/api/translation-reports', { body }), done),
  })
