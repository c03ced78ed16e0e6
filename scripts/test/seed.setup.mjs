// Property tests tell the same stories each time: a run that fails fails again. PROPERTY_SEED tells others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
