import './buying';

import '../pay';
