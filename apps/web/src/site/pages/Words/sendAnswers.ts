import { savePracticeAnswersMutation, type PracticeAnswer, type PracticeOutcomes } from '@naru/api'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api'

/** Sends at most 100 answers. @throws ApiError */
export const sendAnswers = (client: QueryClient, answers: readonly PracticeAnswer[]): Promise<PracticeOutcomes> =>
  client
    .getMutationCache()
    .build(client, savePracticeAnswersMutation(api))
    .execute([...answers])
