import { testEveryOperation } from './every-operation';

testEveryOperation(0, 2);
