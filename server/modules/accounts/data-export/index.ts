import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../identity';
import { type ArchiverSources, createArchiver } from './archive.service';
import { dataExportHandlers, dataExportRoutes } from './data-export.routes';
import { createDataExportService, type DataExportJob, dataExportQueue } from './data-export.service';

export { accountExporters } from './account.exporters';
export { type Exporter, named, titled, withProduct } from './exporter';
export { boughtWith, ofAccount, ofSeller, theirOrder } from './owned.repository';

const minute = 60_000;

/** Data export: all data of an account in an archive, */
export function createDataExport(
  deps: Deps,
  dependencies: ArchiverSources & { identity: Pick<Identity, 'proveStepUp'> },
) {
  const { jobs, clock } = deps;
  const dataExports = createDataExportService(deps, dependencies);
  jobs.handle<DataExportJob>(dataExportQueue, createArchiver(deps, dependencies));
  jobs.every('data-export.sweep', 10 * minute, dataExports.sweep);
  return {
    handlers: dataExportHandlers(dataExports),
    register: (app: FastifyInstance) => dataExportRoutes(app, dataExports, clock),
    /** Deletes every copy of an account. */
    removeAll: dataExports.removeAll,
  };
}
