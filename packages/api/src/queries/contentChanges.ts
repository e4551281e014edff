import { mutationOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { done } from '../guards'
import type { ContactRequest } from '../types'

/** Mails a visitor's message to the operator (extension: `isUnsupported` errors without it). */
export const sendContactMessageMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (body: ContactRequest) => read(api.POST('/api/contact', { body }), done),
  })
