import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { readAdvertisements } from '../calls/content'
import { read, type Api } from '../client'
import { done, videos } from '../guards'
import type { ContactRequest, TranslationReport } from '../types'
import { always, alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** The advertisements of the home page, loaded without credentials. */
export const advertisementsQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.advertisements,
    queryFn: ({ signal }) => readAdvertisements(api, { signal }),
  })

/** Lesson videos that have a url. */
export const videosQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.videos,
    queryFn: ({ signal }) => read(api.GET('/api/videos', { signal }), videos),
  })

/** Mails a visitor's message to the operator (extension: `isUnsupported` errors without it). */
export const sendContactMessageMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['send-contact-message'],
    mutationFn: (body: ContactRequest) => read(api.POST('/api/contact', { body }), done),
  })

/** Mails a mistake in a translation to the operator (extension: `isUnsupported` errors without it). */
export const reportTranslationMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['report-translation'],
    mutationFn: (body: TranslationReport) => read(api.POST('/api/translation-reports', { body }), done),
  })
