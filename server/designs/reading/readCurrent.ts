import type { DesignDocument } from '../../../engine/index.ts'
import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import { readLog } from '../log/readLog.ts'
import { garmentOf } from './garmentOf.ts'
import { readDocument } from './openDesign.ts'

/** The design as its log shows it now. */
export const readCurrent = async (work: DesignWork, { id, productType }: DesignRow): Promise<DesignDocument> =>
  readDocument({ garment: garmentOf(productType), updates: await readLog(work, id) })
