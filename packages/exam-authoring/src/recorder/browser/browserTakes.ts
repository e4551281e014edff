import { openBrowserDatabase } from '@naru/exam-kit/internal/browser'
import { takeObjectStores, type TakeDatabase } from '../recording/takes'

/** Stored takes use this name: never change it. */
const name = 'naru-desk'

/** Creates the database of takes, in the IndexedDB `naru-desk`. @param getFactory default: `window.indexedDB` */
export const createTakeDatabase = (getFactory?: Parameters<typeof openBrowserDatabase>[1]): TakeDatabase =>
  openBrowserDatabase({ name, version: 1, stores: takeObjectStores }, getFactory)
