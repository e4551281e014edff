import type { Api } from '../client'
import { done } from '../guards'
import type { ContactRequest } from '../types'
import { mutationOf } from './ofCall'

/** Mails a visitor's message to the operator (extension: `isUnsupported` errors without it). */
export const sendContactMessageMutation = (api: Api) =>
  mutationOf((body: ContactRequest) => api.POST('/api/contact', { body }), {}, done)
