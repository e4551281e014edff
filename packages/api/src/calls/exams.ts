import { read, type Api } from '../client'
import { exam } from '../guards'
import type { CallOptions } from './options'

export const readExam = (api: Api, id: string, options: CallOptions = {}) =>
  read(api.GET('/api/exams/{id}', { params: { path: { id } }, ...options }), exam)
