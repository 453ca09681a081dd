// packages/cards/src/vocabulary.ts
var e = [
	"P",
	"W",
	"M",
	"C",
	"K",
	"R",
	"L",
	"S",
	"X"
], t = [
	"P",
	"W",
	"M",
	"C",
	"K"
], n = [
	"W",
	"M",
	"C",
	"K"
], r = [
	"R",
	"L",
	"S"
], i = [
	"castle",
	"villages",
	"cathedral",
	"university"
], a = [
	"undead",
	"monstrous",
	"humanoid"
], o = [
	"M",
	"C",
	"W"
], s = [
	"monsters",
	"rangers",
	"council",
	"tokens",
	"locations",
	"slots",
	"quests",
	"rooms",
	"sets",
	"levels",
	"penalties",
	"orders"
], c = (e) => 12 + e, l = (e, t) => 16 + e * 3 + t;
function u(e) {
	return e < 4 ? e : e < 12 ? e - 4 >> 1 : e < 16 ? e - 12 : e < 28 ? Math.floor((e - 16) / 3) : -1;
}
var d = (e) => (e - 4) % 2, f = (e, t) => e.slice(t * 3, (t + 1) * 3), p = (e, t) => d(t) === 0 ? e[u(t)] : -1, m = (e) => e < 12, h = (e) => e >= 4 && e < 12, g = (e) => e >= 12 && e < 16, _ = (e) => e >= 16, ee = (e) => e >= 16 && e < 28, te = (e) => e >= 28, ne = {
	P: 7,
	X: 3
}, re = [4, 8], v = ({ round: e, lastRound: t }) => t > 0 && e > t - 2, y = [
	0,
	0,
	1,
	2
], b = (e) => e - 1, x = () => [
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
], S = () => [
	0,
	0,
	0,
	0,
	0
];
function C(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) t += e[n];
	return t;
}
var w = (e) => C(e) - e[8];
function T(e, t) {
	for (let n = 0; n < t.length; n++) e[n] += t[n];
}
function E(e, t) {
	for (let n = 0; n < t.length; n++) e[n] += t[n], t[n] = 0;
}
function D(e, t) {
	for (let n = 0; n < t.length; n++) if (t[n] > e[n]) return !1;
	return !0;
}
// packages/cards/src/meeple-index.ts
var O = {
	P: 0,
	W: 1,
	M: 2,
	C: 3,
	K: 4,
	R: 5,
	L: 6,
	S: 7,
	X: 8
}, k = /* @__PURE__ */ new Uint8Array(128);
for (let [e, t] of Object.entries(O)) k[e.charCodeAt(0)] = t;
var A = (e) => k[e.charCodeAt(0)];
function j(e) {
	let t = x();
	for (let n of e) t[A(n)] += 1;
	return t;
}
// packages/cards/src/by-kind.ts
var M = (e, t) => e[t.kind](t), N = {
	gain: "instant",
	return: "instant",
	cleanse: "instant",
	vp: "instant",
	vpPerCorruption: "instant",
	quests: "instant",
	discardQuest: "instant",
	draw: "instant",
	hold: "instant",
	backToBag: "instant",
	turnBoost: "turnBoost",
	forge: "turnBoost",
	boost: "lastingBoost",
	pair: "lastingBoost",
	against: "lastingBoost",
	drawPhase: "lastingRule",
	onConstruct: "lastingRule"
}, P = (e) => (t) => N[t.kind] === e, ie = P("instant"), ae = P("turnBoost"), oe = P("lastingBoost"), se = P("lastingRule"), ce = (e) => e / 2 ** 32 | 0, le = (e) => e >>> 0;
function ue(e, t, n, r) {
	let i = ce(n), a = le(n);
	e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r);
}
// node_modules/@noble/hashes/utils.js
function de(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var fe = (e) => e ? `"${e}" ` : "";
function pe(e, t = "") {
	if (typeof e != "number") throw TypeError(fe(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(fe(t) + "expected integer >= 0, got " + e);
	return e;
}
function me(e, t, n = "") {
	if (de(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && pe(t, "length");
	let r = de(e), i = t === void 0 ? "" : ` of length ${t}`, a = r ? `length=${e.length}` : `type=${typeof e}`, o = fe(n) + "expected Uint8Array" + i + ", got " + a;
	throw r ? RangeError(o) : TypeError(o);
}
var he = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError((t === "object" ? "" : `"${t}" `) + "expected object, got type=" + typeof e);
}, ge = (e, t) => {
	he(e, t);
	let n = Object.getPrototypeOf(e);
	if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`);
	if (Object.hasOwn(e, "__proto__")) throw TypeError(`"${t}.__proto__" is not allowed`);
};
function _e(e, t = !0) {
	if (e.destroyed) throw Error("hash was destroyed");
	if (t && e.finished) throw Error("digest() was already called");
}
function ve(e, t) {
	me(e, void 0, "output");
	let n = t.outputLen;
	if (!(e.length >= n)) throw RangeError("\"output\" expected length >= " + n);
}
function ye(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
function be(e) {
	return new DataView(e.buffer, e.byteOffset, e.byteLength);
}
function xe(e, t) {
	return e << 32 - t | e >>> t;
}
var Se = typeof Uint8Array.from([]).toHex == "function" && typeof Uint8Array.fromHex == "function", Ce = /* @__PURE__ */ Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function we(e) {
	if (me(e), Se) return e.toHex();
	let t = "";
	for (let n = 0; n < e.length; n++) t += Ce[e[n]];
	return t;
}
function Te(e) {
	return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : void 0;
}
function Ee(e) {
	if (typeof e != "string") throw TypeError("hex string expected, got " + typeof e);
	if (Se) try {
		return Uint8Array.fromHex(e);
	} catch (e) {
		throw e instanceof SyntaxError ? RangeError(e.message) : e;
	}
	let t = e.length, n = t / 2;
	if (t % 2) throw RangeError("hex string expected, got unpadded hex of length " + t);
	let r = new Uint8Array(n);
	for (let t = 0, i = 0; t < n; t++, i += 2) {
		let n = Te(e.charCodeAt(i)), a = Te(e.charCodeAt(i + 1));
		if (n === void 0 || a === void 0) {
			let t = e[i] + e[i + 1];
			throw RangeError("hex string expected, got non-hex character \"" + t + "\" at index " + i);
		}
		r[t] = n * 16 + a;
	}
	return r;
}
function De(e) {
	if (typeof e != "string") throw TypeError("string expected");
	let t = new TextEncoder().encode(e);
	try {
		return new Uint8Array(t);
	} finally {
		ye(t);
	}
}
function Oe(e, t, n = "opts") {
	return ge(e, "defaults"), t !== void 0 && ge(t, n), Object.assign(Object.create(null), e, t);
}
function ke(e, t = {}) {
	if (typeof e != "function") throw TypeError("\"hashCons\" expected function, got type=" + typeof e);
	t = Oe({}, t, "info");
	let n = (t, n) => e(n).update(t).digest(), r = e(void 0);
	return n.outputLen = r.outputLen, n.blockLen = r.blockLen, n.canXOF = r.canXOF, n.create = (t) => e(t), Object.assign(n, t), Object.freeze(n);
}
var Ae = (e) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	e
]) });
// node_modules/@noble/hashes/_md.js
function je(e, t, n) {
	return e & t ^ ~e & n;
}
function Me(e, t, n) {
	return e & t ^ e & n ^ t & n;
}
var Ne = class {
	blockLen;
	outputLen;
	canXOF = !1;
	padOffset;
	isLE;
	buffer;
	view;
	finished = !1;
	length = 0;
	pos = 0;
	destroyed = !1;
	constructor(e, t, n, r) {
		this.blockLen = e, this.outputLen = t, this.padOffset = n, this.isLE = r, this.buffer = new Uint8Array(e), this.view = be(this.buffer);
	}
	update(e) {
		_e(this), me(e);
		let { view: t, buffer: n, blockLen: r } = this, i = e.length, a = !1;
		for (let o = 0; o < i;) {
			let s = Math.min(r - this.pos, i - o);
			if (s === r) {
				let t = be(e);
				for (; r <= i - o; o += r) this.process(t, o);
				a = !0;
			} else n.set(o === 0 && s === i ? e : e.subarray(o, o + s), this.pos), this.pos += s, o += s, this.pos === r && (this.process(t, 0), this.pos = 0, a = !0);
		}
		return this.length += e.length, a && this.roundClean(), this;
	}
	digestInto(e) {
		_e(this), ve(e, this), this.finished = !0;
		let { buffer: t, view: n, blockLen: r, isLE: i } = this, { pos: a } = this;
		t[a++] = 128, t.fill(0, a), this.padOffset > r - a && (this.process(n, 0), t.fill(0)), ue(n, r - 8, this.length * 8, i), this.process(n, 0), this.roundClean();
		let o = e === t ? n : be(e), s = this.outputLen, c = s / 4, l = this.get();
		if (s % 4 || c > l.length) throw Error("invalid outputLen");
		for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i);
	}
	digest() {
		let { buffer: e, outputLen: t } = this;
		this.digestInto(e);
		let n = e.slice(0, t);
		return this.destroy(), n;
	}
	_cloneIntoMeta(e) {
		let { buffer: t, length: n, finished: r, destroyed: i, pos: a } = this;
		return e.destroyed = i, e.finished = r, e.length = n, e.pos = a, a && e.buffer.set(t), e;
	}
	clone() {
		return this._cloneInto();
	}
}, Pe = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]), Fe = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]), Ie = /* @__PURE__ */ new Uint32Array(64), Le = class extends Ne {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(e, t) {
		super(64, e, 8, !1), this.A = t[0] | 0, this.B = t[1] | 0, this.C = t[2] | 0, this.D = t[3] | 0, this.E = t[4] | 0, this.F = t[5] | 0, this.G = t[6] | 0, this.H = t[7] | 0;
	}
	get() {
		let { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this;
		return [
			e,
			t,
			n,
			r,
			i,
			a,
			o,
			s
		];
	}
	set(e, t, n, r, i, a, o, s) {
		this.A = e | 0, this.B = t | 0, this.C = n | 0, this.D = r | 0, this.E = i | 0, this.F = a | 0, this.G = o | 0, this.H = s | 0;
	}
	_cloneInto(e) {
		return (e ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(e);
	}
	process(e, t) {
		for (let n = 0; n < 16; n++, t += 4) Ie[n] = e.getUint32(t, !1);
		for (let e = 16; e < 64; e++) {
			let t = Ie[e - 15], n = Ie[e - 2], r = xe(t, 7) ^ xe(t, 18) ^ t >>> 3, i = xe(n, 17) ^ xe(n, 19) ^ n >>> 10;
			Ie[e] = i + Ie[e - 7] + r + Ie[e - 16] | 0;
		}
		let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this;
		for (let e = 0; e < 64; e++) {
			let t = xe(o, 6) ^ xe(o, 11) ^ xe(o, 25), u = l + t + je(o, s, c) + Fe[e] + Ie[e] | 0, d = (xe(n, 2) ^ xe(n, 13) ^ xe(n, 22)) + Me(n, r, i) | 0;
			l = c, c = s, s = o, o = a + u | 0, a = i, i = r, r = n, n = u + d | 0;
		}
		n = n + this.A | 0, r = r + this.B | 0, i = i + this.C | 0, a = a + this.D | 0, o = o + this.E | 0, s = s + this.F | 0, c = c + this.G | 0, l = l + this.H | 0, this.set(n, r, i, a, o, s, c, l);
	}
	roundClean() {
		ye(Ie);
	}
	destroy() {
		this.destroyed = !0, this.set(0, 0, 0, 0, 0, 0, 0, 0), ye(this.buffer);
	}
}, Re = class extends Le {
	constructor() {
		super(32, Pe);
	}
}, ze = /* @__PURE__ */ ke(() => new Re(), /* @__PURE__ */ Ae(1)), Be = (e) => typeof e == "object" && !!e;
function Ve(e) {
	return e.some(Be) ? `[${e.map(Ue).join(",")}]` : JSON.stringify(e);
}
function He(e) {
	let t = "";
	for (let n of Object.keys(e).sort()) {
		let r = e[n];
		r !== void 0 && (t += `${t === "" ? "" : ","}${JSON.stringify(n)}:${Ue(r)}`);
	}
	return `{${t}}`;
}
function Ue(e) {
	return Array.isArray(e) ? Ve(e) : Be(e) ? He(e) : JSON.stringify(e) ?? "null";
}
var We = (e) => we(ze(De(Ue(e)))), Ge = (e) => ({ do: e }), F = {
	startTurn: Ge("startTurn"),
	develop: Ge("develop"),
	cleanUp: Ge("cleanUp"),
	draw: Ge("draw"),
	refill: Ge("refill"),
	drawMeeples: Ge("drawMeeples"),
	drawEffects: Ge("drawEffects"),
	endTurn: Ge("endTurn")
}, Ke = Array.from({ length: 32 }, (e, t) => ({
	do: "placeDone",
	place: t
})), qe = (e) => Ke[e], Je = 1 << 18, Ye = 1 << 19, Xe = 1 << 20, Ze = 1 << 21, Qe = 1 << 22, $e = 1 << 23, et = 261632, tt = {
	gain: ({ meeple: e, from: t }) => t === "supply" ? 1 << A(e) : 0,
	return: ({ unit: e }) => 1 << 9 + A(e) | 65536,
	cleanse: () => Ze | 1 << 17,
	quests: ({ discard: e }) => Je | (e > 0 ? Ye : 0),
	discardQuest: () => Ye,
	draw: () => $e,
	backToBag: () => Qe,
	vp: () => 0,
	vpPerCorruption: () => 0,
	hold: () => 0
}, nt = (e) => e.reduce((e, t) => e | M(tt, t), 0);
function rt(e, t, n) {
	return it(e, t, n) || it(t, e, n);
}
function it(e, t, n) {
	let r = e & 511 & n;
	return (r & t) !== 0 || r & (t & et) >> 9 || e & Ye && t & 1835008 || e & Qe && t & 14680064 ? !0 : !!(e & 6291456) && !!(t & 8650752);
}
// packages/rules/src/effect-list.ts
var at = {
	gain: ({ gains: e, supplyGains: t }, { meeple: n, from: r }) => {
		e[A(n)] += 1, r === "supply" && (t[A(n)] += 1);
	},
	vp: (e, { n: t }) => void (e.vp += t),
	vpPerCorruption: (e, { n: t }) => void (e.vpPerCorruption += t),
	draw: (e, { n: t }) => void (e.draws += t),
	return: null,
	cleanse: null,
	quests: null,
	discardQuest: null,
	hold: null,
	backToBag: null
}, ot = Object.keys(at);
function st(e) {
	let t = {
		vp: 0,
		vpPerCorruption: 0,
		draws: 0,
		gains: x(),
		supplyGains: x()
	};
	for (let n of e) at[n.kind]?.(t, n);
	return t;
}
function ct() {
	let e = [];
	return {
		lists: e,
		make: (t, n, r = 0) => {
			let i = t.filter(ie), a = {
				id: e.length,
				effects: i,
				codes: i.map(({ kind: e }) => ot.indexOf(e)),
				source: n,
				footprint: nt(i) | r,
				...st(i)
			};
			return e.push(a), a;
		}
	};
}
// node_modules/@noble/ciphers/utils.js
function lt(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var ut = (e) => e ? `"${e}" ` : "";
function dt(e, t = "") {
	if (typeof e != "boolean") throw TypeError(ut(t) + "expected boolean, got type=" + typeof e);
	return e;
}
function ft(e, t = "") {
	if (typeof e != "number") throw TypeError(ut(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(ut(t) + "expected integer >= 0, got " + e);
	return e;
}
function pt(e, t, n = "") {
	if (lt(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && ft(t, "length");
	let r = lt(e), i = t === void 0 ? "" : ` of length ${t}`, a = r ? `length=${e.length}` : `type=${typeof e}`, o = ut(n) + "expected Uint8Array" + i + ", got " + a;
	throw r ? RangeError(o) : TypeError(o);
}
var mt = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError(t === "object" ? "expected valid options object" : `"${t}" expected object, got type=${typeof e}`);
};
function ht(e) {
	return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4));
}
function gt(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
var _t = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68;
function vt(e) {
	return e << 24 & 4278190080 | e << 8 & 16711680 | e >>> 8 & 65280 | e >>> 24 & 255;
}
function yt(e) {
	for (let t = 0; t < e.length; t++) e[t] = vt(e[t]);
	return e;
}
var bt = _t ? (e) => e : yt;
function xt(e, t) {
	return !e.byteLength || !t.byteLength ? !1 : e.buffer === t.buffer && e.byteOffset < t.byteOffset + t.byteLength && t.byteOffset < e.byteOffset + e.byteLength;
}
function St(e, t) {
	if (xt(e, t) && e.byteOffset < t.byteOffset) throw Error("complex overlap of input and output is not supported");
}
function Ct(e, t) {
	return mt(e, "defaults"), mt(t, "opts"), Object.assign(e, t);
}
function wt(e, t, n = !0) {
	if (t === void 0) return new Uint8Array(e);
	if (pt(t, e, "output"), n && !Tt(t)) throw Error("invalid output, must be aligned");
	return t;
}
function Tt(e) {
	return e.byteOffset % 4 == 0;
}
function Et(e) {
	return Uint8Array.from(pt(e));
}
// node_modules/@noble/ciphers/_arx.js
var Dt = (e) => Uint8Array.from(e.split(""), (e) => e.charCodeAt(0)), Ot = /* @__PURE__ */ bt(ht(Dt("expand 16-byte k"))), kt = /* @__PURE__ */ bt(ht(Dt("expand 32-byte k")));
function I(e, t) {
	return e << t | e >>> 32 - t;
}
var At = 64, jt = 16, Mt = 2 ** 32 - 1, Nt = /* @__PURE__ */ Uint32Array.of();
function Pt(e, t, n, r, i, a, o, s) {
	let c = i.length, l = new Uint8Array(At), u = ht(l), d = _t && Tt(i) && Tt(a), f = d ? ht(i) : Nt, p = d ? ht(a) : Nt;
	if (_t) for (let m = 0; m < c; o++) {
		if (e(t, n, r, u, o, s), o >= Mt) throw Error("arx: counter overflow");
		let h = Math.min(At, c - m);
		if (d && h === At) {
			let e = m / 4;
			if (m % 4 != 0) throw Error("arx: invalid block position");
			for (let t = 0, n; t < jt; t++) n = e + t, p[n] = f[n] ^ u[t];
			m += At;
		} else {
			for (let e = 0, t; e < h; e++) t = m + e, a[t] = i[t] ^ l[e];
			m += h;
		}
	}
	else for (let d = 0; d < c; o++) {
		if (e(t, n, r, u, o, s), bt(u), o >= Mt) throw Error("arx: counter overflow");
		let f = Math.min(At, c - d);
		for (let e = 0, t; e < f; e++) t = d + e, a[t] = i[t] ^ l[e];
		d += f;
	}
}
function Ft(e, t) {
	let { allowShortKeys: n, extendNonceFn: r, counterLength: i, counterRight: a, rounds: o } = Ct({
		allowShortKeys: !1,
		counterLength: 8,
		counterRight: !1,
		rounds: 20
	}, t);
	if (typeof e != "function") throw Error("core must be a function");
	return ft(i), ft(o), dt(a), dt(n), (t, s, c, l, u = 0) => {
		pt(t, void 0, "key"), pt(s, void 0, "nonce"), pt(c, void 0, "data");
		let d = c.length, f = l !== void 0;
		if (l = wt(d, l, !1), f && St(c, l), ft(u), u < 0 || u >= Mt) throw Error("arx: counter overflow");
		let p = [], m = t.length, h, g;
		if (m === 32) p.push(h = Et(t)), g = kt;
		else if (m === 16 && n) h = /* @__PURE__ */ new Uint8Array(32), h.set(t), h.set(t, 16), g = Ot, p.push(h);
		else throw pt(t, 32, "arx key"), Error("invalid key size");
		_t && Tt(s) || p.push(s = Et(s));
		let _ = ht(h);
		if (r) {
			if (s.length !== 24) throw Error("arx: extended nonce must be 24 bytes");
			let e = s.subarray(0, 16);
			if (_t) r(g, _, ht(e), _);
			else {
				let t = bt(Uint32Array.from(g));
				r(t, _, ht(e), _), gt(t), bt(_);
			}
			s = s.subarray(16);
		} else _t || bt(_);
		let ee = 16 - i;
		if (ee !== s.length) throw Error(`arx: nonce must be ${ee} or 16 bytes`);
		if (ee !== 12) {
			let e = /* @__PURE__ */ new Uint8Array(12);
			e.set(s, a ? 0 : 12 - s.length), s = e, p.push(s);
		}
		let te = bt(ht(s));
		try {
			return Pt(e, g, _, te, c, l, u, o), l;
		} finally {
			gt(...p);
		}
	};
}
// node_modules/@noble/ciphers/chacha.js
function It(e, t, n, r, i, a = 20) {
	let o = e[0], s = e[1], c = e[2], l = e[3], u = t[0], d = t[1], f = t[2], p = t[3], m = t[4], h = t[5], g = t[6], _ = t[7], ee = i, te = n[0], ne = n[1], re = n[2], v = o, y = s, b = c, x = l, S = u, C = d, w = f, T = p, E = m, D = h, O = g, k = _, A = ee, j = te, M = ne, N = re;
	for (let e = 0; e < a; e += 2) v = v + S | 0, A = I(A ^ v, 16), E = E + A | 0, S = I(S ^ E, 12), v = v + S | 0, A = I(A ^ v, 8), E = E + A | 0, S = I(S ^ E, 7), y = y + C | 0, j = I(j ^ y, 16), D = D + j | 0, C = I(C ^ D, 12), y = y + C | 0, j = I(j ^ y, 8), D = D + j | 0, C = I(C ^ D, 7), b = b + w | 0, M = I(M ^ b, 16), O = O + M | 0, w = I(w ^ O, 12), b = b + w | 0, M = I(M ^ b, 8), O = O + M | 0, w = I(w ^ O, 7), x = x + T | 0, N = I(N ^ x, 16), k = k + N | 0, T = I(T ^ k, 12), x = x + T | 0, N = I(N ^ x, 8), k = k + N | 0, T = I(T ^ k, 7), v = v + C | 0, N = I(N ^ v, 16), O = O + N | 0, C = I(C ^ O, 12), v = v + C | 0, N = I(N ^ v, 8), O = O + N | 0, C = I(C ^ O, 7), y = y + w | 0, A = I(A ^ y, 16), k = k + A | 0, w = I(w ^ k, 12), y = y + w | 0, A = I(A ^ y, 8), k = k + A | 0, w = I(w ^ k, 7), b = b + T | 0, j = I(j ^ b, 16), E = E + j | 0, T = I(T ^ E, 12), b = b + T | 0, j = I(j ^ b, 8), E = E + j | 0, T = I(T ^ E, 7), x = x + S | 0, M = I(M ^ x, 16), D = D + M | 0, S = I(S ^ D, 12), x = x + S | 0, M = I(M ^ x, 8), D = D + M | 0, S = I(S ^ D, 7);
	let P = 0;
	r[P++] = o + v | 0, r[P++] = s + y | 0, r[P++] = c + b | 0, r[P++] = l + x | 0, r[P++] = u + S | 0, r[P++] = d + C | 0, r[P++] = f + w | 0, r[P++] = p + T | 0, r[P++] = m + E | 0, r[P++] = h + D | 0, r[P++] = g + O | 0, r[P++] = _ + k | 0, r[P++] = ee + A | 0, r[P++] = te + j | 0, r[P++] = ne + M | 0, r[P++] = re + N | 0;
}
var Lt = /* @__PURE__ */ Ft(It, {
	counterRight: !1,
	counterLength: 4,
	allowShortKeys: !1
}), Rt = (e) => ({
	ok: !0,
	value: e
}), L = (e) => ({
	ok: !1,
	error: e
});
function zt(e, t) {
	if (!e) throw Error(`rules: ${t}`);
}
function Bt(e) {
	throw Error(`unknown kind: ${JSON.stringify(e)}`);
}
// packages/rules/src/random.ts
var R = {
	monsters1: 0,
	monsters2: 1,
	monsters3: 2,
	tokens: 3,
	tiles: 4,
	rooms: 5,
	quests: 6,
	firstPlayer: 7,
	orders: 8,
	prey: 9,
	advanced: 10,
	guardBag: 11,
	bag: 12
}, Vt = 64, Ht = 4, Ut = 2 ** 32;
function Wt(e, t, n, r) {
	let i = /* @__PURE__ */ new Uint8Array(12);
	i[0] = t, i[4] = n;
	let a = Lt(e, i, /* @__PURE__ */ new Uint8Array(256), void 0, r * Ht), o = new DataView(a.buffer, a.byteOffset, a.byteLength), s = new Uint32Array(Vt);
	for (let e = 0; e < Vt; e++) s[e] = o.getUint32(e * 4, !0);
	return s;
}
var Gt = (e) => Ut - Ut % e, Kt = 256, qt = Float64Array.from({ length: Kt }, (e, t) => Gt(Math.max(1, t)));
function Jt(e) {
	let t = Ee(e), n = () => Array.from({ length: 16 }, () => []), r = [n()], i = (e, i, a) => {
		for (; r.length <= i;) r.push(n());
		return r[i][e][a] ??= Wt(t, e, i, a);
	}, a = r[0], o = (e, t, n) => {
		for (let r = 1; r < 256; r++) {
			let a = i(e, r, t >>> 6)[t & 63];
			if (a < Gt(n)) return a % n;
		}
		zt(!1, "unreachable: 256 refused words in a row");
	};
	return { below: (e, t, n) => {
		let r = (a[e][t >>> 6] ?? i(e, 0, t >>> 6))[t & 63];
		return r < (n < Kt ? qt[n] : Gt(n)) ? (r >>> 0) % (n >>> 0) | 0 : o(e, t, n) | 0;
	} };
}
var Yt = 16, Xt = /* @__PURE__ */ new Map();
function Zt(e) {
	let t = Xt.get(e);
	return t || (Xt.size >= Yt && Xt.delete(Xt.keys().next().value), Xt.set(e, t = Jt(e))), t;
}
var Qt = (e) => typeof e == "string" && /^[0-9a-f]{64}$/.test(e), z = (e, t) => e.state.players[t], B = (e) => e.state.players[e.state.active];
function $t(e, t) {
	zt(e.state.decision === null, "one decision at a time"), e.state.decision = t;
}
function V(e, t) {
	if (t < 4) return e.cards.start[t];
	if (t < 12) {
		let n = e.state.built[t - 4];
		return n < 0 ? null : e.cards.tiles[n];
	}
	let n = e.state.towers[t - 12];
	return n.length === 0 ? null : e.cards.rooms[n[n.length - 1]];
}
function H(e, t) {
	if (t >= 28) return e.cards.council[t - 28];
	let n = e.state.monsters[t - 16];
	return n < 0 ? null : e.cards.monsters[n];
}
function U(e, t) {
	let n = t * 3, r = 0;
	for (let t = n; t < n + 3; t++) e.monsters[t] >= 0 && r++;
	return r;
}
function en(e, t) {
	let { plan: n } = e.state.turn;
	for (let e = 0; e < n.length; e++) if (n[e].place === t) return n[e];
}
var tn = Object.fromEntries(s.map((e, t) => [e, t]));
function W(e, t, n, r) {
	if (n === 0) return;
	let i = e.state.players[t] ?? e.state.guard;
	zt(i !== null, "VP for nobody"), i.vp += n, i.ledger[tn[r.by]] += n, e.log?.push({
		kind: "vpChanged",
		seat: t,
		n,
		total: i.vp,
		by: r.by,
		source: r.source
	});
}
function nn(e, t) {
	let n = t, r = 0;
	for (; n >= e[r];) n -= e[r++];
	return --e[r], r;
}
function rn(e, t) {
	let n = z(e, t), r = C(n.lodgings);
	return r === 0 ? 0 : (e.log?.push({
		kind: "bagRefilled",
		seat: t,
		meeples: n.lodgings.slice()
	}), E(n.bag, n.lodgings), r);
}
function an(e, t, n, r) {
	let { bag: i, tavern: a } = z(e, t), o = R.bag + t, s = C(i);
	for (let c = 0; c < n; c++) {
		if (s === 0 && (s = rn(e, t)), s === 0) return;
		let n = e.state.draws[o]++, c = e.dice.below(o, n, s), l = nn(i, c);
		a[l] += 1, e.log?.push({
			kind: "drew",
			seat: t,
			meeple: l,
			stream: o,
			k: n,
			of: s,
			roll: c,
			source: r
		}), --s;
	}
}
function on(e, t, n, r) {
	let { state: i } = e, a = i.active, { source: o } = r.list;
	if ((n === "tile" ? i.stock[r.place - 4] : i.supply[t]) === 0) {
		e.log?.push({
			kind: "notGained",
			seat: a,
			meeple: t,
			source: o
		});
		return;
	}
	n === "tile" ? --i.stock[r.place - 4] : --i.supply[t];
	let s = i.phase === "draw";
	(s ? B(e).lodgings : i.turn.gained)[t] += 1, e.log?.push({
		kind: "gained",
		seat: a,
		meeple: t,
		from: n,
		to: s ? "lodgings" : "place",
		source: o
	});
}
// packages/rules/src/shuffle.ts
function sn(e, t, n, r) {
	for (let i = r.length - 1; i > 0; i--) {
		let a = e.below(n, t[n]++, i + 1), o = r[i];
		r[i] = r[a], r[a] = o;
	}
}
// packages/rules/src/quest-deck.ts
function cn(e) {
	let { state: t } = e;
	return t.questDeck.length === 0 && t.questDiscard.length > 0 && (e.log?.push({
		kind: "questsReshuffled",
		count: t.questDiscard.length
	}), t.questDeck = t.questDiscard, t.questDiscard = [], t.questDiscardBy = [], sn(e.dice, t.draws, R.quests, t.questDeck)), t.questDeck.pop();
}
function ln(e, t, n, r) {
	let i = e.log ? [] : null, { hand: a } = z(e, t);
	for (let t = 0; t < n; t++) {
		let t = cn(e);
		if (t === void 0) break;
		a.push(t), i?.push(t);
	}
	i && e.log?.push({
		kind: "questsDrawn",
		seat: t,
		quests: i,
		source: r
	});
}
function un(e, t, n, r) {
	let { state: i } = e;
	fn(z(e, t).hand, n), fn(i.turn.eligible, n), dn(e, n, t), e.log?.push({
		kind: "questDiscarded",
		seat: t,
		quest: n,
		source: r
	});
}
function dn(e, t, n) {
	e.state.questDiscard.push(t), e.state.questDiscardBy.push(n);
}
function fn(e, t) {
	let n = e.indexOf(t);
	n >= 0 && e.splice(n, 1);
}
// packages/rules/src/effects.ts
var pn = {
	gain: (e, { meeple: t, from: n }, r) => on(e, A(t), n, r),
	return: (e, { unit: t }, n) => Tn(e, A(t), "supply", n),
	hold: (e, { unit: t }, n) => Tn(e, A(t), "hold", n),
	cleanse: (e, t, { list: n }) => xn(e, n),
	vp: (e, { n: t }, { list: n }) => vn(e, t, n),
	vpPerCorruption: (e, { n: t }, { list: n, place: r }) => vn(e, t * (en(e, r)?.units[8] ?? 0), n),
	quests: (e, t, { list: n }) => {
		ln(e, e.state.active, t.draw, n.source), yn(e, t.discard, n);
	},
	discardQuest: (e, t, { list: n }) => yn(e, 1, n),
	draw: (e, { n: t }, { list: n }) => hn(e, t, n.source),
	backToBag: (e, { own: t }, { list: n }) => {
		let { active: r, players: i } = e.state;
		On(e, [r, ...i.map((e, t) => (r + t) % i.length).slice(1)], t, n);
	}
}, mn = ot.map((e) => pn[e]);
function hn(e, t, n) {
	let { active: r, phase: i, turn: a } = e.state;
	if (i !== "main") return an(e, r, t, n);
	a.granted += t, e.log?.push({
		kind: "drawGranted",
		seat: r,
		n: t,
		source: n
	});
}
function gn(e, t, n, r) {
	let { effects: i, codes: a } = t, o = {
		list: t,
		place: r
	};
	for (let s = n; s < i.length; s++) if (mn[a[s]](e, i[s], o), e.state.decision !== null) {
		s + 1 < i.length && e.state.agenda.push({
			do: "effects",
			list: t.id,
			at: s + 1,
			place: r
		});
		return;
	}
}
var _n = {
	start: "locations",
	tile: "locations",
	slot: "slots",
	room: "rooms",
	monster: "monsters",
	overlord: "council",
	henchman: "council",
	token: "tokens",
	quest: "quests",
	hero: "locations",
	prestige: "rangers",
	order: "orders",
	spot: "orders"
};
function vn(e, t, { source: n }) {
	let r = "card" in n ? _n[n.card] : "locations";
	W(e, e.state.active, t, {
		by: r,
		source: n
	});
}
function yn(e, t, n) {
	let { active: r } = e.state, { hand: i } = B(e), a = Math.min(t, i.length);
	if (a !== 0) {
		if (a < i.length) return $t(e, {
			id: e.state.decisions,
			kind: "discardQuest",
			seat: r,
			left: a,
			list: n.id
		});
		for (let t of i.slice()) un(e, r, t, n.source);
	}
}
function bn(e, t, n) {
	let r = e.cards.lists[t.list];
	un(e, t.seat, n.quest, r.source), t.left > 1 && yn(e, t.left - 1, r);
}
function xn(e, t) {
	let { active: n } = e.state, r = B(e), i = r.tavern[8] > 0;
	if (i && r.lodgings[8] > 0) return $t(e, {
		id: e.state.decisions,
		kind: "cleanse",
		seat: n,
		list: t.id
	});
	if (i) return Sn(e, "tavern", t.source);
	if (r.lodgings[8] > 0) return Sn(e, "lodgings", t.source);
	e.log?.push({
		kind: "cleansed",
		seat: n,
		from: "none",
		source: t.source
	});
}
function Sn(e, t, n) {
	--B(e)[t][8], e.state.supply[8] += 1, e.log?.push({
		kind: "cleansed",
		seat: e.state.active,
		from: t,
		source: n
	});
}
function Cn(e, t, n) {
	Sn(e, n.from, e.cards.lists[t.list].source);
}
function wn(e, t) {
	let n = e.units[t] + (t === 0 ? e.overrun : 0) > 0 ? [t] : [];
	return e.as[t] > 0 && n.push(7), n;
}
function Tn(e, t, n, r) {
	let i = en(e, r.place);
	zt(i !== void 0, "a Unit is picked at a place of the plan");
	let a = wn(i, t);
	if (a.length === 2) return $t(e, {
		id: e.state.decisions,
		kind: "unit",
		seat: e.state.active,
		to: n,
		unit: t,
		place: r.place,
		list: r.list.id
	});
	a.length === 1 && En(e, i, {
		unit: t,
		chosen: a[0],
		to: n
	}, r);
}
function En(e, t, n, r) {
	let { chosen: i } = n, { active: a } = e.state;
	t.units[i] > 0 ? --t.units[i] : --t.overrun, i === 7 && --t.as[n.unit];
	let { source: o } = r.list;
	n.to === "hold" ? (B(e).held[i] += 1, e.log?.push({
		kind: "held",
		seat: a,
		meeple: i,
		place: r.place,
		source: o
	})) : (e.state.supply[i] += 1, e.log?.push({
		kind: "returned",
		seat: a,
		meeple: i,
		place: r.place,
		source: o
	}));
}
function Dn(e, t, n) {
	let r = en(e, t.place);
	zt(r !== void 0, "the place of the decision is in the plan"), En(e, r, {
		unit: t.unit,
		chosen: n.unit,
		to: t.to
	}, {
		list: e.cards.lists[t.list],
		place: t.place
	});
}
function On(e, t, n, r) {
	let i = t.findIndex((t) => C(z(e, t).lodgings) > 0);
	if (i < 0) return;
	let a = t[i], o = a === e.state.active ? n : kn(r);
	o !== 0 && $t(e, {
		id: e.state.decisions,
		kind: "backToBag",
		seat: a,
		upTo: o,
		next: t.slice(i + 1),
		list: r.id
	});
}
var kn = (e) => e.effects.reduce((e, t) => t.kind === "backToBag" ? t.others : e, 0);
function An(e, t, n) {
	let r = e.cards.lists[t.list], i = z(e, t.seat);
	jn(i.lodgings, i.bag, n.meeples), e.log?.push({
		kind: "backToBag",
		seat: t.seat,
		meeples: n.meeples.slice(),
		source: r.source
	}), On(e, t.next, kn(r), r);
}
function jn(e, t, n) {
	T(t, n);
	for (let t = 0; t < n.length; t++) e[t] -= n[t];
}
// packages/rules/src/combat.ts
function Mn(e, t, n) {
	let r = n >= 1 && n <= 4 ? t.levels[n - 1] : 1;
	return e.baseCv[n][r - 1];
}
var Nn = (e, t) => e.units[t] + e.as[t];
function Pn(e, t) {
	let { pairs: n } = e, r = 0;
	for (let e = 0; e < n.length; e += 3) {
		let i = n[e], a = n[e + 1];
		Nn(t, i) > +(i === a) && (r += n[e + 2] * Nn(t, a));
	}
	return r;
}
function Fn(e, t, n) {
	switch (e.kind) {
		case "pair": return t.units[A(e.by)] > +(e.by === e.who) ? e.n * Nn(t, A(e.who)) : 0;
		case "boost": return e.who === "prestige" ? e.n * (t.units[5] + t.units[6] + t.units[7]) : e.n * t.units[A(e.who)];
		case "against": return a.indexOf(e.type) === n.type ? e.n : 0;
	}
}
function In(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < 4; a++) {
		if (n.units[a + 1] === 0) continue;
		let o = e.printed[a][t.levels[a] - 1];
		for (let e = 0; e < o.length; e++) i += Fn(o[e], n, r);
	}
	return i;
}
function Ln(e, t) {
	let n = 0;
	for (let r = 5; r < 8; r++) n += t[r] * e.levelCv[r];
	return n;
}
function Rn({ cards: e, player: t }, n, r, i) {
	let { units: a, as: o } = n, s = i[8], c = 0;
	for (let n = 0; n < 8; n++) {
		let r = a[n];
		r > 0 && (c += r * (Mn(e, t, n) + t.boosts[n] + i[n] + s));
	}
	if (c += Ln(e, a) * r.level, a[7] > 0) for (let e = 0; e < 5; e++) c += o[e] * (t.boosts[e] + i[e]);
	return t.pairs.length > 0 && (c += Pn(t, n)), c + In(e, t, n, r) + t.against[r.type];
}
// packages/rules/src/goals.ts
var zn = (e, t, n) => e === "most" ? t <= n : t >= n;
// packages/rules/src/party-conditions.ts
function Bn(e, t) {
	let n = 0;
	for (let r = 0; r < 8; r++) n += e[t + r];
	return n;
}
function Vn(e, t) {
	let n = 0;
	for (let r = 0; r < 8; r++) e[t + r] > 0 && n++;
	return n;
}
var Hn = (e, t) => (e.type < 0 || e.type === t.type) && t.level >= e.minLevel && t.strength >= e.minStrength;
function Un(e, t, n, r = 0) {
	let { without: i, with: a } = e;
	if (i >= 0 && t[r + i] + n[i] > 0 || e.units > 0 && Bn(t, r) < e.units || e.types > 0 && Vn(t, r) < e.types) return !1;
	if (a === null) return !0;
	for (let e = 0; e < 5; e++) if (t[r + e] + n[e] < a[e]) return !1;
	return !0;
}
var Wn = {
	fewUnits: {
		goal: "most",
		have: (e, t, n, r) => Bn(n, r),
		need: ({ n: e }) => e
	},
	prestige: {
		goal: "least",
		have: (e, t, n, r) => {
			let i = 0;
			for (let e = 5; e < 8; e++) i += n[r + e];
			return i;
		},
		need: () => 1
	},
	types: {
		goal: "least",
		have: (e, { level: t }, n, r) => {
			let i = 0;
			for (let a = 0; a < 8; a++) n[r + a] > 0 && Gn(e, a) >= t && i++;
			return i;
		},
		need: ({ n: e }) => e
	}
}, Gn = ({ cards: e, player: t }, n) => n === 0 ? 0 : n < 5 ? t.levels[b(n)] : e.prestigeLevels[n - 5];
function Kn(e, t, n, r = 0) {
	let { goal: i, have: a, need: o } = Wn[t.kind];
	return zn(i, a(e, t, n, r), o(t));
}
// packages/rules/src/possessions.ts
function qn(e, t) {
	let n = x(), r = e.players[t];
	for (let e of [
		r.bag,
		r.tavern,
		r.lodgings,
		r.held
	]) T(n, e);
	for (let r of e.crowns) r.seat === t && T(n, r.units);
	return e.active === t && Jn(e, n), n;
}
function Jn(e, t) {
	T(t, e.turn.capitol), T(t, e.turn.gained);
	for (let n of e.turn.plan) T(t, n.units), t[0] += n.overrun;
}
// packages/rules/src/conditions.ts
var G = () => 1, Yn = (e, { n: t }) => t, Xn = () => !1, Zn = (e, t) => (e >>> t & 1) == 1;
function Qn(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function $n(e) {
	let t = 0;
	for (let n = 0; n < 32; n++) e(n) && (t |= 1 << n);
	return t;
}
var er = $n(_), tr = $n(m), nr = [
	0,
	1,
	2,
	3
].map((e) => $n((t) => m(t) && u(t) === e)), rr = {
	defeat: {
		goal: "least",
		parts: G,
		have: ar,
		need: G,
		looksAt: _
	},
	defeats: {
		goal: "least",
		parts: G,
		have: (e, t, { resolved: n }) => Qn(n & er),
		need: Yn,
		looksAt: _
	},
	construct: {
		goal: "least",
		parts: G,
		have: cr,
		need: G,
		looksAt: Xn
	},
	activate: {
		goal: "least",
		parts: () => 2,
		have: (e, t, { resolved: n }, r) => r === 0 ? Qn(n & tr) : lr(n),
		need: (e, { locations: t, districts: n }, r, i) => i === 0 ? t : n,
		looksAt: m
	},
	activateAndDefeat: {
		goal: "least",
		parts: G,
		have: ur,
		need: () => 2,
		looksAt: (e) => m(e) || _(e)
	},
	tavern: {
		goal: "least",
		parts: ({ kinds: e }) => e.length,
		have: (e, { kinds: t }, { seat: n }, r) => e.state.players[n].tavern[t[r]],
		need: (e, { kinds: t, have: n }, r, i) => n[t[i]],
		of: ({ kinds: t }, n) => e[t[n]],
		looksAt: Xn
	},
	level: {
		goal: "least",
		parts: G,
		have: (e, { heroes: t }, { seat: n }) => dr(e.state.players[n].levels, t),
		need: (e, { level: t }) => t,
		looksAt: Xn
	},
	mostMonsters: {
		goal: "lead",
		parts: G,
		have: (e, { type: t }, { seat: n }) => fr(e, e.state.players[n].pile, t),
		need: pr,
		looksAt: Xn
	},
	eachType: {
		goal: "least",
		parts: () => a.length,
		have: (e, t, { seat: n }, r) => fr(e, e.state.players[n].pile, r),
		need: Yn,
		of: (e, t) => a[t],
		looksAt: Xn
	},
	atMost: {
		goal: "most",
		parts: G,
		have: mr,
		need: Yn,
		looksAt: Xn
	},
	atLeast: {
		goal: "least",
		parts: G,
		have: mr,
		need: Yn,
		looksAt: Xn
	},
	prestige: {
		goal: "least",
		parts: G,
		have: (e, t, { seat: n }) => {
			let r = qn(e.state, n);
			return r[5] + r[6] + r[7];
		},
		need: Yn,
		looksAt: Xn
	},
	classes: {
		goal: "least",
		parts: ({ top: e }) => e > 0 ? 2 : 1,
		have: (e, { level: t, top: n }, { seat: r }, i) => hr(e, r, i === 0 ? t : n),
		need: (e, { n: t }, n, r) => r === 0 ? t : 1,
		looksAt: Xn
	}
}, ir = (e) => rr[e.kind];
function ar(e, t, n) {
	let { plan: r } = e.state.turn;
	for (let i = 0; i < r.length; i++) {
		let { place: a } = r[i];
		if (_(a) && (n.place < 0 ? Zn(n.resolved, a) : a === n.place) && or(e, t, r[i])) return 1;
	}
	return 0;
}
function or(e, t, n) {
	let r = H(e, n.place);
	return !Hn(t, r) || !Un(t, n.units, n.as) ? !1 : t.surplus < 0 || sr(e, n) >= r.strength + t.surplus;
}
function sr(e, t) {
	let { turn: n } = e.state;
	return Rn({
		cards: e.cards,
		player: B(e)
	}, t, H(e, t.place), n.boosts) + (n.forgePlace === t.place ? n.forgeCv : 0);
}
function cr({ state: e }, { minMonsters: t, districts: n }, { place: r }) {
	if (!h(r)) return 0;
	let i = u(r);
	return Zn(n, i) && U(e, i) >= t ? 1 : 0;
}
function lr(e) {
	let t = 0;
	for (let n = 0; n < nr.length; n++) (e & nr[n]) !== 0 && t++;
	return t;
}
function ur(e, { minMonsters: t, minLevel: n }, { resolved: r }) {
	let i = 0;
	for (let t = 16; t < 28; t++) Zn(r, t) && H(e, t).level >= n && (i |= 1 << u(t));
	let a = 0;
	for (let n = 0; n < nr.length; n++) {
		if (U(e.state, n) < t) continue;
		let o = (r & nr[n]) === 0 ? 0 : 1;
		a = Math.max(a, o + (i >> n & 1));
	}
	return a;
}
function dr(e, t) {
	let n = 0;
	for (let r = 0; r < t.length; r++) n = Math.max(n, e[t[r]]);
	return n;
}
function fr(e, t, n) {
	if (n < 0) return t.length;
	let r = 0;
	for (let i = 0; i < t.length; i++) e.cards.monsters[t[i]].type === n && r++;
	return r;
}
function pr(e, { type: t }, { seat: n }) {
	let { players: r, guard: i } = e.state, a = i ? fr(e, i.pile, t) : 0;
	for (let i = 0; i < r.length; i++) i !== n && (a = Math.max(a, fr(e, r[i].pile, t)));
	return a;
}
function mr(e, { meeple: t }, { seat: n }) {
	return qn(e.state, n)[t];
}
function hr(e, t, n) {
	let r = qn(e.state, t), i = 0;
	for (let r of e.state.players[t].levels) r >= n && i++;
	let { prestigeLevels: a } = e.cards;
	for (let e = 0; e < a.length; e++) r[5 + e] > 0 && a[e] >= n && i++;
	return i;
}
function gr(e, t, n) {
	let r = e.cards.conditions[t], { goal: i, parts: a, have: o, need: s } = ir(r), c = a(r);
	for (let t = 0; t < c; t++) if (!zn(i, o(e, r, n, t), s(e, r, n, t))) return !1;
	return !0;
}
function _r(e, t, n) {
	let r = e.cards.conditions[t];
	return ir(r).looksAt(n) ? r.kind !== "defeat" || gr(e, t, {
		seat: e.state.active,
		place: n,
		resolved: 0
	}) : !1;
}
function vr(e, t, n) {
	let r = e.cards.conditions[t], i = ir(r).parts(r), a = Array.from({ length: i }, (t, i) => yr(e, r, n, i));
	return i === 1 ? a[0] : {
		goal: "least",
		have: a.reduce((e, { have: t }) => e + t, 0),
		need: a.reduce((e, { need: t }) => e + t, 0),
		met: a.every(({ met: e }) => e),
		parts: a
	};
}
function yr(e, t, n, r) {
	let i = ir(t), { goal: a } = i, o = i.have(e, t, n, r), s = i.need(e, t, n, r);
	return {
		goal: a,
		have: a === "least" ? Math.min(o, s) : o,
		need: s,
		met: zn(a, o, s),
		...i.of ? { of: i.of(t, r) } : {}
	};
}
// packages/rules/src/crowns.ts
function br(e) {
	let { state: t } = e, n = [];
	for (let r of t.crowns) {
		if (r.seat !== t.active) continue;
		T(z(e, r.seat).lodgings, r.units), e.log?.push({
			kind: "crownReturned",
			seat: r.seat,
			place: r.place,
			units: r.units.slice()
		});
		let i = xr(e, r);
		i && (n.push(r.place), t.turn.owed.push(r.place, i.list.id));
	}
	return t.crowns = t.crowns.filter(({ seat: e }) => e !== t.active), n;
}
var xr = (e, { place: t, units: n, as: r }) => V(e, t)?.crown?.find(({ unit: e }) => n[e] + r[e] > 0);
function Sr(e, t) {
	let { owed: n } = e.state.turn;
	for (let r = 0; r < n.length; r += 2) if (n[r] === t) return e.cards.lists[n[r + 1]];
	throw Error("rules: this Crown owes nothing");
}
var Cr = (e, t) => gn(e, Sr(e, t), 0, t);
function wr(e, t) {
	let { state: n } = e, r = n.crowns.findIndex((e) => e.place === t);
	if (r < 0) return;
	let [i] = n.crowns.splice(r, 1);
	T(z(e, i.seat).lodgings, i.units), e.log?.push({
		kind: "crownTaken",
		seat: n.active,
		place: t,
		from: i.seat,
		units: i.units.slice()
	});
}
function Tr(e, { place: t, units: n, as: r }) {
	e.state.crowns.push({
		place: t,
		seat: e.state.active,
		units: n.slice(),
		as: r.slice()
	});
}
// packages/rules/src/asked.ts
var Er = (e) => e === void 0 ? -1 : a.indexOf(e), Dr = (t) => e.filter((e) => t.includes(e)).map(A), Or = {
	defeat: ({ type: e, without: t, surplus: n = -1, with: r, ...i }) => ({
		type: Er(e),
		without: t === void 0 ? -1 : A(t),
		surplus: n,
		minLevel: i.minLevel ?? 0,
		minStrength: i.minStrength ?? 0,
		units: i.units ?? 0,
		types: i.types ?? 0,
		with: r === void 0 ? null : j(r)
	}),
	defeats: ({ n: e }) => ({ n: e }),
	construct: ({ minMonsters: e = 0, districts: t = i }) => ({
		minMonsters: e,
		districts: t.reduce((e, t) => e | 1 << i.indexOf(t), 0)
	}),
	activate: ({ locations: e, districts: t }) => ({
		locations: e,
		districts: t
	}),
	activateAndDefeat: ({ minMonsters: e, minLevel: t }) => ({
		minMonsters: e,
		minLevel: t
	}),
	tavern: ({ have: e }) => ({
		kinds: Dr(e),
		have: j(e)
	}),
	level: ({ anyOf: e, level: t }) => ({
		heroes: e.map((e) => n.indexOf(e)),
		level: t
	}),
	mostMonsters: ({ type: e }) => ({ type: Er(e) }),
	eachType: ({ n: e }) => ({ n: e }),
	atMost: ({ meeple: e, n: t }) => ({
		meeple: A(e),
		n: t
	}),
	atLeast: ({ meeple: e, n: t }) => ({
		meeple: A(e),
		n: t
	}),
	prestige: ({ n: e }) => ({ n: e }),
	classes: ({ n: e, level: t, top: n = 0 }) => ({
		n: e,
		level: t,
		top: n
	})
}, kr = (e) => ({
	kind: e.kind,
	...Or[e.kind](e)
}), Ar = {
	construct: 1,
	level: 2,
	places: 4,
	tavern: 8,
	end: 16
}, jr = {
	construct: "construct",
	level: "level",
	defeat: "places",
	defeats: "places",
	activate: "places",
	activateAndDefeat: "places",
	tavern: "tavern",
	mostMonsters: "end",
	eachType: "end",
	atMost: "end",
	atLeast: "end",
	prestige: "end",
	classes: "end"
}, Mr = {
	vpPerMonster: ({ n: e }) => ({
		levelCv: 0,
		vp: e
	}),
	monsterLevel: () => ({
		levelCv: 1,
		vp: 0
	}),
	anyClass: () => ({
		levelCv: 0,
		vp: 0
	})
}, Nr = (e, n) => [...t.map(() => 0), ...e.prestige.map(({ ability: e }) => n(M(Mr, e)))], Pr = (e) => e === "U" ? 255 : (typeof e == "string" ? [e] : e.anyOf).reduce((e, t) => e | 1 << A(t), 0), Fr = (e) => e.map(Pr).sort((e, t) => Ir(e) - Ir(t)), Ir = (e) => e === 0 ? 0 : (e & 1) + Ir(e >> 1), Lr = {
	turnBoost: ({ who: e, n: t }) => ({
		pairs: [e === "units" ? 8 : A(e), t],
		forges: !1
	}),
	forge: () => ({
		pairs: [],
		forges: !0
	})
};
function Rr(e, t, n) {
	let r = t.gives.filter(ae).map((e) => M(Lr, e));
	return {
		source: n,
		masks: Fr(t.needs),
		list: e(t.gives, n),
		turnBoosts: r.flatMap(({ pairs: e }) => e),
		forges: r.some(({ forges: e }) => e),
		crown: t.crown ? t.crown.map(({ need: t, gives: r }) => ({
			unit: A(t),
			list: e(r, n)
		})) : null,
		stock: t.stock ? {
			meeple: A(t.stock.meeple),
			n: t.stock.n
		} : null,
		corruption: "none",
		bounty: -1
	};
}
function zr(e, t, n) {
	return {
		source: n,
		masks: Fr(t.needs),
		list: e(t.gives, n),
		turnBoosts: [],
		forges: !1,
		crown: null,
		stock: null,
		corruption: t.corruption,
		bounty: t.bounty ? a.indexOf(t.bounty) : -1
	};
}
function Br(e, t) {
	return t.monsters.map((t, n) => ({
		source: {
			card: "monster",
			index: n
		},
		strength: t.strength,
		level: t.level,
		type: a.indexOf(t.type),
		vp: t.vp,
		district: i.indexOf(t.district),
		list: e(t.gives, {
			card: "monster",
			index: n
		}),
		boosts: t.gives.filter(oe)
	}));
}
function Vr(e, t) {
	return [...t.overlords, t.henchman].map((t, n) => {
		let r = {
			card: t.role,
			index: t.role === "overlord" ? n : 0
		};
		return {
			source: r,
			strength: t.strength,
			level: 3,
			type: a.indexOf(t.type),
			vp: t.vp,
			district: -1,
			list: e([], r),
			boosts: []
		};
	});
}
var Hr = {
	onConstruct: ({ gives: e }, t) => ({ onConstruct: t(e) }),
	drawPhase: ({ have: e, exhaust: t, gives: n }, r) => ({ inDrawPhase: {
		have: Gr(e),
		exhaust: Gr(t),
		list: r(n)
	} })
};
function Ur(e, t, n) {
	let r = t.kind === "ongoing" ? t.gives.filter(se) : [], i = (t) => e(t, n);
	return r.reduce((e, t) => ({
		...e,
		...Hr[t.kind](t, i)
	}), {
		onConstruct: null,
		inDrawPhase: null
	});
}
function Wr(e, t) {
	let n = t.quests.map((t, n) => {
		let r = {
			card: "quest",
			index: n
		}, i = t.kind === "triggered" ? t.cost : void 0, a = i ? Xe | nt([{
			kind: "return",
			unit: i
		}]) : 0;
		return {
			bonus: e(t.kind === "triggered" ? t.gives : [], r, a),
			...Ur(e, t, r)
		};
	});
	return {
		quests: n.map(({ bonus: e }) => e),
		onConstruct: n.map(({ onConstruct: e }) => e),
		inDrawPhase: n.map(({ inDrawPhase: e }) => e)
	};
}
var Gr = (t) => e.map((e) => t.filter((t) => t === e).length);
function Kr(t) {
	let { lists: r, make: i } = ct();
	return {
		catalogue: t,
		hash: We(t),
		lists: r,
		start: t.startingLocations.map((e, t) => Rr(i, e, {
			card: "start",
			index: t
		})),
		tiles: t.tiles.map((e, t) => Rr(i, e, {
			card: "tile",
			index: t
		})),
		rooms: t.rooms.map((e, t) => zr(i, e, {
			card: "room",
			index: t
		})),
		slots: t.slots.map((e, t) => i(e.gives, {
			card: "slot",
			index: t
		})),
		monsters: Br(i, t),
		council: Vr(i, t),
		checkpointBits: t.quests.map(({ condition: e }) => Ar[jr[e.kind]]),
		abilityNeeds: t.heroes.map(({ levels: e }) => e.map(({ ability: e }) => e ? Gr(e.needs) : null)),
		levelCosts: t.heroes.map(({ levels: e }) => e.map(({ cost: e }) => e ?? 0)),
		conditions: t.quests.map(({ condition: e }) => kr(e)),
		checkpoints: t.quests.map(({ condition: e }) => jr[e.kind]),
		...Wr(i, t),
		abilities: n.map((e, n) => t.heroes[n].levels.map(({ ability: e }) => e ? i(e.gives, {
			card: "hero",
			index: n
		}) : null)),
		baseCv: [
			[t.peasant.cv],
			...t.heroes.map(({ levels: e }) => e.map(({ cv: e }) => e)),
			...t.prestige.map(({ cv: e }) => [e])
		],
		levelCv: Nr(t, ({ levelCv: e }) => e),
		presenceVp: Nr(t, ({ vp: e }) => e),
		prestigeLevels: t.prestige.map(({ level: e }) => e),
		printed: t.heroes.map(({ levels: e }) => e.map(({ boosts: e = [] }) => e)),
		supply: e.map((e) => t.supply[e]),
		mostGains: Math.max(...r.map(({ gains: e }) => C(e)))
	};
}
var qr = /* @__PURE__ */ new WeakMap();
function Jr(e) {
	let t = qr.get(e);
	return t || qr.set(e, t = Kr(e)), t;
}
// packages/rules/src/quests.ts
function Yr(e, t, n, r) {
	let i = [];
	for (let a = 0; a < t.length; a++) {
		let o = t[a];
		(e.cards.checkpointBits[o] & n) !== 0 && gr(e, o, r) && i.push(o);
	}
	return i;
}
var Xr = ({ state: e }, t, n) => ({
	seat: e.active,
	place: t,
	resolved: n
}), Zr = Ar.tavern | Ar.level, Qr = (e, t) => Yr(e, B(e).hand, Ar.construct, Xr(e, t, 0)), $r = (e) => Yr(e, B(e).hand, Ar.level, Xr(e, -1, 0)), ei = (e) => Yr(e, B(e).hand, Zr, Xr(e, -1, 0)), ti = (e, t) => Yr(e, B(e).hand, Ar.places, Xr(e, -1, t)), ni = (e, t) => Yr(e, e.state.turn.eligible, Ar.places, Xr(e, t, e.state.turn.resolved));
function ri(e, t, n) {
	if (t.length !== 0) {
		for (let r of t) ai(e, r) < 0 && si(e, r, n);
		e.state.agenda.push({
			do: "settle",
			of: "quests",
			items: t,
			place: n
		});
	}
}
function ii(e, t, n) {
	let r = ai(e, t);
	if (r < 0) return gn(e, e.cards.quests[t], 0, n);
	let i = en(e, n);
	i && wn(i, r).length !== 0 && B(e).hand.includes(t) && $t(e, {
		id: e.state.decisions,
		kind: "payCost",
		seat: e.state.active,
		quest: t,
		place: n
	});
}
var ai = (e, t) => {
	let n = e.cards.catalogue.quests[t];
	return n.kind === "triggered" && n.cost !== void 0 ? "PWMCK".indexOf(n.cost) : -1;
};
function oi(e, t, n) {
	let { quest: r, place: i } = t;
	if (!n.pay) {
		e.log?.push({
			kind: "questDeclined",
			seat: t.seat,
			quest: r,
			place: i
		});
		return;
	}
	let a = e.cards.quests[r];
	e.state.agenda.push({
		do: "effects",
		list: a.id,
		at: 0,
		place: i
	}), si(e, r, i), Tn(e, ai(e, r), "supply", {
		list: a,
		place: i
	});
}
function si(e, t, n) {
	let { active: r, turn: i } = e.state, a = B(e), o = e.cards.catalogue.quests[t];
	fn(a.hand, t), fn(i.eligible, t), a.completed.push(t), o.kind === "ongoing" && i.fresh.push(t), e.log?.push({
		kind: "questCompleted",
		seat: r,
		quest: t,
		place: n
	}), W(e, r, o.vp, {
		by: "quests",
		source: {
			card: "quest",
			index: t
		}
	});
}
// packages/rules/src/main-phase.ts
function ci(e) {
	w(B(e).tavern) > 0 ? $t(e, {
		id: e.state.decisions,
		kind: "plan",
		seat: e.state.active
	}) : ui(e, li);
}
var li = {
	kind: "plan",
	places: []
};
function ui(e, t) {
	let { state: n } = e, { turn: r } = n, i = 0;
	for (let n of t.places) r.plan.push(fi(e, n)), i |= 1 << n.place;
	pi(e, t), t.recruit !== void 0 && mi(e, t.recruit), e.log && _i(e, t);
	for (let { place: n } of t.places) m(n) && V(e, n).crown && wr(e, n);
	hi(e), i !== 0 && B(e).hand.length > 0 && (r.eligible = ti(e, i)), n.agenda.push(F.cleanUp), i !== 0 && n.agenda.push({
		do: "settle",
		of: "places",
		items: di(r.plan),
		place: -1
	});
}
function di(e) {
	let t = [];
	for (let n = 0; n < e.length; n++) t.push(e[n].place);
	return t;
}
function fi(e, t) {
	let { tavern: n } = B(e), r = t.units.slice();
	for (let e = 0; e < r.length; e++) n[e] -= r[e];
	return {
		place: t.place,
		units: r,
		as: t.as ? t.as.slice() : S(),
		overrun: 0
	};
}
function pi(e, { places: t, forge: n }) {
	let { turn: r } = e.state;
	for (let { place: i } of t) {
		if (!m(i)) continue;
		let { turnBoosts: t, forges: a } = V(e, i);
		for (let e = 0; e < t.length; e += 2) r.boosts[t[e]] += t[e + 1];
		a && n && (r.forgePlace = n.place, r.forgeCv = B(e).lodgings[8]);
	}
}
function mi(e, t) {
	--B(e).lodgings[0], e.state.turn.plan.find((e) => e.place === t).units[0] += 1;
}
function hi(e) {
	let { state: t } = e, n = gi(t.turn.plan);
	for (let r of t.turn.plan) {
		if (_(r.place)) continue;
		let i = u(r.place), a = n >> i & 1 ? 0 : y[U(t, i)];
		if (a === 0) continue;
		let o = Math.min(a, t.supply[0]);
		t.supply[0] -= o, r.overrun = o, e.log?.push({
			kind: "overran",
			seat: t.active,
			place: r.place,
			due: a,
			n: o
		});
	}
}
function gi(e) {
	let t = 0;
	for (let { place: n } of e) n >= 16 && n < 28 && (t |= 1 << u(n));
	return t;
}
function _i(e, t) {
	let { turn: n, active: r } = e.state, i = n.plan.map((t) => {
		let n = {
			place: t.place,
			units: t.units.slice(),
			as: t.as.slice()
		};
		return _(t.place) ? {
			...n,
			cv: sr(e, t),
			strength: H(e, t.place).strength
		} : n;
	});
	e.log?.push({
		kind: "planConfirmed",
		seat: r,
		places: i,
		recruit: t.recruit ?? -1,
		forgePlace: n.forgePlace,
		forgeUnit: t.forge?.unit ?? -1,
		forgeCv: n.forgeCv,
		boosts: n.boosts.slice()
	});
}
// packages/rules/src/development.ts
function vi(e, t) {
	return e.state.built[t - 4] === -1 && p(e.state.orders, t) < 0;
}
function yi(e) {
	let t = [];
	for (let n = 0; n < 8; n++) vi(e, 4 + n) && t.push(4 + n);
	return t;
}
function bi(e) {
	for (let t = 0; t < 8; t++) if (vi(e, 4 + t)) return !0;
	return !1;
}
var xi = (e) => e.state.market.length > 0 && bi(e);
function Si(e, t, n) {
	let r = t.levels[n - 1];
	return r >= 3 ? void 0 : e.cards.levelCosts[n - 1][r];
}
function Ci(e, t) {
	let n = B(e), r = e.cards.slots[t - 4].vp;
	for (let t of n.completed) e.state.turn.fresh.includes(t) || (r += e.cards.onConstruct[t]?.vp ?? 0);
	for (let i of n.hand) {
		let n = e.cards.catalogue.quests[i];
		n.kind === "end" || n.kind === "triggered" && n.cost || (n.condition.kind === "construct" || n.condition.kind === "level") && gr(e, i, {
			seat: e.state.active,
			place: t,
			resolved: 0
		}) && (r += n.vp);
	}
	return r;
}
function wi(e) {
	let { vp: t } = B(e), n = 0;
	for (let r = 4; r < 12; r++) vi(e, r) && (n = Math.max(n, t + Ci(e, r)));
	return n;
}
var Ti = (e) => {
	let { levelUp: t } = e.state.turn, n = B(e);
	return t >= 0 && n.vp < Si(e, n, t);
};
function Ei(e, t) {
	let n = B(e), r = t - 1;
	if (e.state.turn.abilities >> r & 1) return !1;
	let i = n.levels[r] - 1;
	return e.cards.abilityNeeds[r][i] !== null && D(n.tavern, e.cards.abilityNeeds[r][i]);
}
function Di(e) {
	let { turn: t } = e.state;
	for (let t = 1; t <= 4; t++) if (Ei(e, t)) return !0;
	if (t.assigned) return t.construct || t.levelUp >= 0 && !Ti(e);
	let n = B(e), { tavern: r } = n;
	if (r[0] + r[7] > 0 && xi(e)) return !0;
	for (let t = 1; t <= 4; t++) {
		let i = Si(e, n, t);
		if (i !== void 0 && i <= n.vp && r[t] + r[7] > 0) return !0;
	}
	return !1;
}
function Oi(e) {
	Di(e) ? $t(e, {
		id: e.state.decisions,
		kind: "develop",
		seat: e.state.active
	}) : Ii(e);
}
var ki = {
	assign: ji,
	construct: Mi,
	levelUp: Ni,
	ability: Pi,
	end: Ii
};
function Ai(e, t) {
	t.do !== "end" && e.state.agenda.push(F.develop), ki[t.do](e, t);
}
function ji(e, t) {
	let { turn: n, supply: r, active: i } = e.state, { tavern: a } = B(e), { construct: o, levelUp: s } = t;
	n.assigned = !0;
	let c = x();
	o && (n.construct = !0, c[0] += o.peasants, c[7] += o.shamans), s && (n.levelUp = s.unit, c[s.shaman ? 7 : s.unit] += 1);
	for (let e = 0; e < c.length; e++) a[e] -= c[e];
	e.log?.push({
		kind: "assignedToCapitol",
		seat: i,
		units: c.slice(),
		levelUp: n.levelUp
	}), E(n.capitol, c), o && o.peasants + o.shamans === 1 && r[0] > 0 && (--r[0], n.gained[0] += 1, e.log?.push({
		kind: "gained",
		seat: i,
		meeple: 0,
		from: "supply",
		to: "place",
		source: { rule: "T1" }
	}));
}
function Mi(e, { tile: t, place: n }) {
	let { state: r } = e, i = n - 4;
	r.turn.construct = !1, r.market.splice(r.market.indexOf(t), 1), r.built[i] = t;
	let { stock: a } = e.cards.tiles[t];
	a && (r.stock[i] = Math.min(a.n, r.supply[a.meeple]), r.supply[a.meeple] -= r.stock[i]), e.log?.push({
		kind: "constructed",
		seat: r.active,
		tile: t,
		place: n,
		stock: r.stock[i]
	}), r.turn.eligible = Qr(e, n), r.agenda.push({
		do: "checkpoint",
		place: n
	});
	let { completed: o } = B(e);
	for (let t = o.length - 1; t >= 0; t--) {
		let i = e.cards.onConstruct[o[t]];
		i && !r.turn.fresh.includes(o[t]) && r.agenda.push({
			do: "effects",
			list: i.id,
			at: 0,
			place: n
		});
	}
	gn(e, e.cards.slots[i], 0, n);
}
function Ni(e) {
	let { turn: t, active: n } = e.state, r = B(e), i = t.levelUp, a = Si(e, r, i);
	t.levelUp = -1, r.levels[i - 1] += 1;
	let o = r.levels[i - 1];
	e.log?.push({
		kind: "levelledUp",
		seat: n,
		unit: i,
		level: o,
		cost: a
	}), W(e, n, -a, {
		by: "levels",
		source: {
			card: "hero",
			index: i - 1
		}
	}), e.state.agenda.push({
		do: "checkpoint",
		place: -1
	});
}
function Pi(e, { unit: t }) {
	let { turn: n, active: r, supply: i } = e.state, a = B(e), o = t - 1, s = a.levels[o], { ability: c } = e.cards.catalogue.heroes[o].levels[s - 1], { exhaust: l, giveUp: u } = c;
	n.abilities |= 1 << o;
	let d = x();
	if (l) {
		let e = A(l.meeple);
		d[e] = l.all ? a.tavern[e] : 1;
	}
	let f = u ? j([u]) : x();
	for (let e = 0; e < d.length; e++) a.tavern[e] -= d[e] + f[e], a.lodgings[e] += d[e], i[e] += f[e];
	e.log?.push({
		kind: "abilityUsed",
		seat: r,
		unit: t,
		level: s,
		exhausted: d,
		givenUp: f
	}), gn(e, e.cards.abilities[o][s - 1], 0, -1);
}
function Fi(e, t) {
	let { turn: n } = e.state, r = [...n.eligible, ...$r(e)];
	n.eligible = [], ri(e, r, t);
}
function Ii(e) {
	let { turn: t, active: n } = e.state, { lodgings: r } = B(e);
	if (t.levelUp = -1, e.log && C(t.capitol) + C(t.gained) > 0) {
		let r = t.capitol.map((e, n) => e + t.gained[n]);
		e.log.push({
			kind: "cleanedUp",
			seat: n,
			phase: "development",
			meeples: r
		});
	}
	E(r, t.capitol), E(r, t.gained), e.state.phase = "main", ci(e);
}
// packages/rules/src/scoring.ts
function Li(e, t) {
	let n = [];
	if (t.length === 0) return n;
	for (let { id: r, ladder: i } of e.cards.catalogue.roomSets) {
		let a = 0;
		for (let n of t) e.cards.catalogue.rooms[n].family === r && a++;
		a > 0 && n.push({
			set: r,
			rooms: a,
			vp: i[Math.min(a, i.length) - 1]
		});
	}
	return n;
}
function Ri(e, t) {
	let n = e.state.players[t], r = {
		seat: t,
		place: -1,
		resolved: 0
	};
	for (let i of n.hand.slice()) {
		let a = e.cards.catalogue.quests[i];
		a.kind === "end" && gr(e, i, r) && (n.hand.splice(n.hand.indexOf(i), 1), n.completed.push(i), e.log?.push({
			kind: "questCompleted",
			seat: t,
			quest: i,
			place: -1
		}), W(e, t, a.vp, {
			by: "quests",
			source: {
				card: "quest",
				index: i
			}
		}));
	}
	zi(e, t, n.rooms);
	for (let r of n.hand) {
		let { penalty: n } = e.cards.catalogue.quests[r];
		W(e, t, -n, {
			by: "penalties",
			source: {
				card: "quest",
				index: r
			}
		});
	}
}
function zi(e, t, n) {
	for (let { vp: r } of Li(e, n)) W(e, t, r, {
		by: "sets",
		source: { rule: "F4" }
	});
}
var Bi = (e, t) => e.cards.catalogue.guard.questVp[e.cards.catalogue.quests[t].kind];
function Vi(e) {
	let { guard: t } = e.state;
	if (t) {
		for (let n of t.kept) {
			let t = Bi(e, n);
			e.log?.push({
				kind: "questScored",
				seat: 1,
				quest: n,
				vp: t
			}), W(e, 1, t, {
				by: "quests",
				source: {
					card: "quest",
					index: n
				}
			});
		}
		zi(e, 1, t.rooms);
	}
}
function Hi(e) {
	let { players: t, guard: n } = e.state;
	if (n) return [t[0].vp > n.vp ? 0 : 1];
	let r = Math.max(...t.map(({ vp: e }) => e)), i = t.flatMap(({ vp: e }, t) => e === r ? [t] : []), a = i.map((t) => qn(e.state, t)[0]), o = Math.min(...a);
	return i.filter((e, t) => a[t] === o);
}
function Ui(e) {
	let { state: t } = e;
	for (let n = 0; n < t.players.length; n++) Ri(e, n);
	if (Vi(e), t.phase = "over", t.winners = Hi(e), !e.log) return;
	let n = t.players.map(({ vp: e }) => e);
	t.guard && n.push(t.guard.vp), e.log.push({
		kind: "gameEnded",
		totals: n,
		winners: t.winners.slice()
	});
}
// packages/rules/src/guard-board.ts
var K = 1;
function Wi(e, t, n) {
	let r = x();
	for (let e = 0; e < t.board.length; e++) t.board[e] < 0 || (r[t.board[e]] += 1, t.board[e] = -1);
	E(r, t.waiting), E(r, t.prestige), e.log?.push({
		kind: "guardReset",
		seat: K,
		meeples: r.slice(),
		rule: n
	}), E(t.bag, r);
}
function Gi(e, t, n) {
	for (let r = 0; r < n; r++) {
		C(t.bag) === 0 && Wi(e, t, "G3");
		let n = C(t.bag);
		if (n === 0) return;
		let r = R.guardBag, i = e.state.draws[r]++, a = e.dice.below(r, i, n), o = nn(t.bag, a);
		t.line.push(o), o !== 8 && (t.unitsDrawn += 1), e.log?.push({
			kind: "drew",
			seat: K,
			meeple: o,
			stream: r,
			k: i,
			of: n,
			roll: a,
			source: { rule: "G2" }
		});
	}
}
var Ki = (e) => e.board.filter((e) => e === 8).length + e.waiting[8];
function qi(e, t, n) {
	let r = t.board.indexOf(8);
	r >= 0 ? t.board[r] = -1 : --t.waiting[8], e.state.supply[8] += 1, e.log?.push({
		kind: "cleansed",
		seat: K,
		from: "board",
		source: n
	});
}
function Ji(e, t, n, r) {
	e.state.supply[n] === 0 ? e.log?.push({
		kind: "notGained",
		seat: K,
		meeple: n,
		source: r
	}) : (--e.state.supply[n], t.bag[n] += 1, e.log?.push({
		kind: "gained",
		seat: K,
		meeple: n,
		from: "supply",
		to: "bag",
		source: r
	}));
}
var Yi = (e) => e.state.questDeck.length + e.state.questDiscard.length > 0;
function Xi(e, t, n) {
	let r = cn(e);
	r !== void 0 && (t.kept.push(r), e.log?.push({
		kind: "questKept",
		seat: K,
		quest: r,
		source: n
	}));
}
function Zi(e, t) {
	let n = cn(e);
	if (n === void 0) return;
	let r = Bi(e, n);
	e.log?.push({
		kind: "questScored",
		seat: K,
		quest: n,
		vp: r
	}), W(e, K, r, {
		by: "quests",
		source: t
	}), dn(e, n, -1);
}
function Qi(e, t, n) {
	e.log?.push({
		kind: "guardCould",
		seat: K,
		not: t
	}), W(e, K, 1, {
		by: "orders",
		source: n
	});
}
// packages/rules/src/draw-phase.ts
var $i = { rule: "D4" }, ea = { rule: "D3" };
function ta(e) {
	let { state: t } = e, n = B(e), { gained: r } = t.turn;
	if (e.log && C(r) + C(n.tavern) > 0) {
		let i = r.map((e, t) => e + n.tavern[t]);
		e.log.push({
			kind: "cleanedUp",
			seat: t.active,
			phase: "main",
			meeples: i
		});
	}
	if (E(n.lodgings, r), E(n.lodgings, n.tavern), t.phase = "draw", t.turn.defeated > 0) for (let t = 0; t < 4; t++) na(e, t);
	if (t.turn.defeated === 0) return ua(e);
	t.agenda.push(F.drawMeeples, F.refill);
}
function na(e, t) {
	let { monsters: n } = e.state, r = t * 3, i = r;
	for (let e = r; e < r + 3; e++) {
		let t = n[e];
		t < 0 || (i !== e && (n[i] = t, n[e] = -1), i++);
	}
	e.log?.push({
		kind: "monstersSlid",
		district: t,
		monsters: f(n, t)
	});
}
function ra(e) {
	let { state: t } = e;
	for (; t.turn.defeated > 0 && t.monsterDeck.length > 0;) {
		let n = t.monsterDeck.pop();
		if (n < 0) {
			sa(e);
			continue;
		}
		let r = e.cards.monsters[n].district;
		if (U(t, r) < 3) {
			aa(e, n, r);
			continue;
		}
		let i = [
			1,
			2,
			3
		].map((e) => (r + e) % 4).filter((e) => U(t, e) < 3);
		if (i.length > 1 && !t.guard?.acting) return t.agenda.push(F.refill), $t(e, {
			id: e.state.decisions,
			kind: "overflow",
			seat: t.active,
			monster: n,
			districts: i
		});
		aa(e, n, i[0]);
	}
}
function ia(e, t, n) {
	aa(e, t.monster, n.district);
}
function aa(e, t, n) {
	--e.state.turn.defeated, oa(e, t, n);
}
function oa(e, t, n) {
	let { state: r } = e, i = l(n, U(r, n));
	r.monsters[i - 16] = t, e.log?.push({
		kind: "monsterArrived",
		monster: t,
		place: i
	});
}
function sa(e) {
	let { state: t } = e;
	if (t.council += 1, e.log?.push({
		kind: "councilArrived",
		n: t.council
	}), t.council >= 3) return la(e, "E1");
	let n = t.players.length;
	for (let r = 0; r < n; r++) ca(e, (t.active + r) % n);
	t.guard && Wi(e, t.guard, "G8");
	for (let r = +!t.guard?.acting; r < n; r++) an(e, (t.active + r) % n, 1, ea);
}
function ca(e, t) {
	let { supply: n } = e.state, r = Math.min(1, n[8]);
	n[8] -= r, z(e, t).bag[8] += r, e.log?.push({
		kind: "corrupted",
		seat: t,
		n: r
	});
}
function la(e, t) {
	let { state: n } = e;
	n.lastRound > 0 || (n.lastRound = n.round + 2, e.log?.push({
		kind: "finalRoundsBegan",
		rule: t,
		lastRound: n.lastRound
	}));
}
function ua(e) {
	let { state: t } = e;
	an(e, t.active, 4 + Math.min(t.council, 2) + t.turn.granted, $i), fa(e);
}
function da(e) {
	let { turn: t } = e.state, n = B(e), r = [];
	for (let i = 0; i < n.completed.length; i++) {
		let a = n.completed[i], o = e.cards.inDrawPhase[a];
		!o || t.fresh.includes(a) || t.drawEffects.includes(a) || D(n.tavern, o.have) && D(n.tavern, o.exhaust) && r.push(a);
	}
	return r;
}
function fa(e) {
	let t = da(e);
	t.length > 0 ? $t(e, {
		id: e.state.decisions,
		kind: "drawEffect",
		seat: e.state.active,
		quests: t
	}) : ma(e);
}
function pa(e, t) {
	let { agenda: n, turn: r, active: i } = e.state;
	if (t.quest === null) return ma(e);
	let a = e.cards.inDrawPhase[t.quest], o = B(e);
	r.drawEffects.push(t.quest), n.push(F.drawEffects), jn(o.tavern, o.lodgings, a.exhaust), e.log?.push({
		kind: "drawEffectUsed",
		seat: i,
		quest: t.quest,
		exhausted: a.exhaust.slice()
	}), gn(e, a.list, 0, -1);
}
function ma(e) {
	let { state: t } = e;
	t.agenda.push(F.endTurn), B(e).hand.length > 0 && ri(e, ei(e), -1);
}
function ha(e) {
	let { state: t } = e;
	for (; t.market.length < 4 && t.tileDeck.length > 0;) {
		let n = t.tileDeck.pop();
		t.market.push(n), e.log?.push({
			kind: "tileTurnedUp",
			tile: n
		});
	}
	let n = B(e);
	C(n.held) !== 0 && (e.log?.push({
		kind: "heldReturned",
		seat: t.active,
		units: n.held.slice()
	}), E(n.tavern, n.held));
}
// packages/rules/src/resolve.ts
function ga(e, t) {
	let { state: n } = e;
	n.agenda.push(qe(t)), _(t) ? ya(e, t) : _a(e, t), n.decision === null && (n.agenda.pop(), va(e, t));
}
function _a(e, t) {
	let n = V(e, t);
	e.log?.push({
		kind: "activated",
		seat: e.state.active,
		place: t,
		source: n.source
	}), n.crown || gn(e, n.list, 0, t);
}
function va(e, t) {
	let { turn: n } = e.state;
	n.resolved |= 1 << t, n.eligible.length > 0 && ri(e, ni(e, t), t);
}
function ya(e, t) {
	let { state: n } = e, r = n.active, i = H(e, t), { units: a } = en(e, t);
	if (e.log?.push({
		kind: "defeated",
		seat: r,
		place: t,
		source: i.source,
		vp: i.vp,
		rule: te(t) ? "E3" : "T8"
	}), W(e, r, i.vp, {
		by: te(t) ? "council" : "monsters",
		source: i.source
	}), ba(e, a), !te(t)) {
		n.defeatThisRound = !0;
		return;
	}
	if (t === 31) return;
	B(e).fought |= 1 << t - 28;
	let o = n.tokens[t - 28], s = e.cards.catalogue.bonusTokens[o];
	Kn({
		cards: e.cards,
		player: B(e)
	}, s.condition, a) && W(e, r, s.vp, {
		by: "tokens",
		source: {
			card: "token",
			index: o
		}
	});
}
function ba(e, t) {
	for (let n = 5; n < 8; n++) {
		let r = e.cards.presenceVp[n];
		if (r === 0 || t[n] === 0) continue;
		let i = {
			card: "prestige",
			index: n - 5
		};
		W(e, e.state.active, r, {
			by: "rangers",
			source: i
		});
	}
}
function xa(e) {
	let { state: t } = e, { turn: n } = t, r = x();
	for (let t of n.plan) r[0] += t.overrun, m(t.place) && V(e, t.place).crown ? Tr(e, t) : T(r, t.units), Sa(e, t.place);
	if (n.plan = [], E(r, n.gained), e.log && C(r) > 0 && e.log.push({
		kind: "cleanedUp",
		seat: t.active,
		phase: "main",
		meeples: r.slice()
	}), E(B(e).lodgings, r), n.won.length === 0) return ta(e);
	t.agenda.push(F.draw, {
		do: "settle",
		of: "monsters",
		items: n.won.slice(),
		place: -1
	});
}
function Sa(e, t) {
	let { state: n } = e, r = B(e);
	if (g(t)) {
		let i = n.towers[t - 12], a = i.pop();
		r.rooms.push(a), e.log?.push({
			kind: "roomTaken",
			seat: n.active,
			district: t - 12,
			room: a
		}), i.length > 0 && e.log?.push({
			kind: "roomTurnedUp",
			district: t - 12,
			room: i[i.length - 1]
		});
	} else if (_(t) && !te(t)) {
		let e = n.monsters[t - 16];
		n.monsters[t - 16] = -1, r.pile.push(e), n.turn.defeated += 1, n.turn.won.push(e);
	}
}
function Ca(e, t) {
	let n = e.cards.monsters[t];
	n.boosts.length > 0 && e.log?.push({
		kind: "boostGained",
		seat: e.state.active,
		source: n.source
	}), gn(e, n.list, 0, -1);
}
// packages/rules/src/settle.ts
function wa(e, { of: t, items: n, place: r }) {
	if (n.length === 1) return Da(e, t, n[0], r);
	let { agenda: i } = e.state, a = ka(e, t, n);
	if (a.length === n.length) return $t(e, {
		id: e.state.decisions,
		kind: "order",
		seat: e.state.active,
		of: t,
		items: n,
		place: r
	});
	a.length > 0 && i.push({
		do: "settle",
		of: t,
		items: a,
		place: r
	}), Ta(e, {
		do: "settle",
		of: t,
		items: a.length > 0 ? n.filter((e) => !a.includes(e)) : n,
		place: r
	});
}
function Ta(e, { of: t, items: n, place: r }) {
	let { state: i } = e, a = i.agenda.length;
	for (let o = 0; o < n.length; o++) {
		if (Da(e, t, n[o], r), i.decision === null && i.agenda.length === a) continue;
		let s = n.slice(o + 1);
		s.length > 0 && i.agenda.splice(a, 0, {
			do: "settle",
			of: t,
			items: s,
			place: r
		});
		return;
	}
}
function Ea(e, { of: t, items: n, place: r }, { item: i }) {
	e.state.agenda.push({
		do: "settle",
		of: t,
		items: n.filter((e) => e !== i),
		place: r
	}), Da(e, t, i, r);
}
function Da(e, t, n, r) {
	switch (t) {
		case "crowns": return Cr(e, n);
		case "places": return ga(e, n);
		case "monsters": return Ca(e, n);
		case "quests": return ii(e, n, r);
		default: return Bt(t);
	}
}
var Oa = [];
function ka(e, t, n) {
	let r = e.state.phase === "main" ? $e : 0, i = [], a = 0;
	for (let o = 0; o < n.length; o++) {
		let s = Pa(e, t, n[o]) & ~r;
		i.push(s), a |= s;
	}
	let o = Aa(e, a & 511, n.length) ? ja(e, t, n) : 0;
	return !(a & 6815744) && o === 0 ? Oa : n.filter((e, t) => i.some((e, n) => t !== n && rt(i[t], e, o)));
}
function Aa(e, t, n) {
	let { supply: r, turn: i } = e.state, a = e.cards.mostGains * (n + i.eligible.length);
	for (let e = 0; e < 9; e++) if (t >> e & 1 && r[e] < a) return !0;
	return !1;
}
function ja(e, t, n) {
	let r = x();
	for (let i of n) Na[t](e, i, r);
	if (t === "places") for (let t of e.state.turn.eligible) Ma(r, e.cards.quests[t]);
	let i = 0;
	for (let t = 0; t < 9; t++) r[t] > e.state.supply[t] && (i |= 1 << t);
	return i;
}
var Ma = (e, { supplyGains: t }) => T(e, t), Na = {
	crowns: (e, t, n) => Ma(n, Sr(e, t)),
	places: (e, t, n) => {
		_(t) || Ma(n, V(e, t).list);
	},
	monsters: (e, t, n) => Ma(n, e.cards.monsters[t].list),
	quests: (e, t, n) => Ma(n, e.cards.quests[t])
};
function Pa(e, t, n) {
	switch (t) {
		case "crowns": return Sr(e, n).footprint;
		case "places": return (_(n) ? 0 : V(e, n).list.footprint) | Fa(e, n);
		case "monsters": return e.cards.monsters[n].list.footprint;
		case "quests": return e.cards.quests[n].footprint;
	}
}
function Fa(e, t) {
	let n = 0;
	for (let r of e.state.turn.eligible) _r(e, r, t) && (n |= Xe | e.cards.quests[r].footprint);
	return n;
}
// packages/rules/src/boosts.ts
function Ia({ monsters: e, quests: t }, n, r, i) {
	for (let t of r) La(n, e[t].gives);
	for (let e of i) {
		let r = t[e];
		r.kind === "ongoing" && La(n, r.gives);
	}
}
function La(e, t) {
	for (let n of t) oe(n) && za(e, n);
}
var Ra = {
	boost: ({ boosts: e }, { who: t, n }) => {
		for (let i of t === "prestige" ? r : [t]) e[A(i)] += n;
	},
	pair: ({ pairs: e }, { by: t, who: n, n: r }) => void e.push(A(t), A(n), r),
	against: ({ against: e }, { type: t, n }) => void (e[a.indexOf(t)] += n)
}, za = (e, t) => Ra[t.kind](e, t), q = 1;
function Ba(e) {
	let t = e.state.guard;
	t.acting = !0, t.unitsDrawn = 0, e.log?.push({
		kind: "turnStarted",
		seat: q,
		round: e.state.round,
		turn: e.state.turns
	}), Gi(e, t, 2);
	for (let n = t.line.shift(); n !== void 0; n = t.line.shift()) Va(e, t, n);
	t.unitsDrawn >= 2 && Ka(e, t, 1), t.acting = !1, e.log?.push({
		kind: "turnEnded",
		seat: q
	});
}
function Va(t, n, r) {
	if (r >= 5 && r !== 8) return n.prestige[r] += 1, t.log?.push({
		kind: "guardPlaced",
		seat: q,
		meeple: r,
		spot: -1
	}), Gi(t, n, 2);
	let { board: i } = t.cards.catalogue.guard, a = i.findIndex(({ accepts: t }, i) => n.board[i] === -1 && t.includes(e[r]));
	if (a < 0) return n.waiting[r] += 1, t.log?.push({
		kind: "guardWaited",
		seat: q,
		meeple: r
	}), W(t, q, 1, {
		by: "orders",
		source: { rule: "G3" }
	});
	n.board[a] = r, t.log?.push({
		kind: "guardPlaced",
		seat: q,
		meeple: r,
		spot: a
	});
	let o = {
		guard: n,
		source: {
			card: "spot",
			index: a
		},
		district: n.sword
	};
	for (let e of i[a].actions) Ua(t, e, o);
}
var Ha = {
	turnSword: (e, { by: t }, { guard: n }) => Ka(e, n, t),
	order: (e, { where: t }, n) => ao(e, t === "same" ? n.district : qa(e, t), n),
	takeRoom: (e, { where: t }, n) => ro(e, qa(e, t), n),
	takeCorruptedRoom: (e, t, n) => {
		let r = Ga(n.guard.sword).find((t) => no(e, t));
		r === void 0 ? Gi(e, n.guard, 1) : io(e, r, n);
	},
	defeatLowestVp: (e, { where: t }, n) => {
		n.district = qa(e, t);
		let r = Ga(n.district).find((t) => U(e.state, t) > 0);
		if (r === void 0) return Qi(e, "defeat", n.source);
		$a(e, Ya(e, [
			0,
			1,
			2
		].map((e) => l(r, e) - 16), (t) => -e.cards.monsters[e.state.monsters[t]].vp), n);
	},
	defeatSlotOne: (e, t, n) => Za(e, n),
	defeatPrey: (e, { which: t }, n) => Qa(e, t, n),
	gainDistrictUnit: (e, t, { guard: n, source: r }) => Ji(e, n, Ja(e, n.sword), r),
	keepQuest: (e, t, { guard: n, source: r }) => Xi(e, n, r),
	scoreQuest: (e, t, { source: n }) => Zi(e, n),
	reset: (e, t, { guard: n }) => Wi(e, n, "G2")
}, Ua = (e, t, n) => Ha[t.kind](e, t, n), Wa = (e) => l(e, 0) - 16, Ga = (e) => [
	0,
	1,
	2,
	3
].map((t) => (e + t) % 4);
function Ka(e, t, n) {
	t.sword = (t.sword + n + 4) % 4, e.log?.push({
		kind: "swordTurned",
		seat: q,
		to: t.sword
	});
}
function qa(e, t) {
	let { sword: n } = e.state.guard;
	if (t === "favored") return n;
	let r = t === "leastOverrun" ? 1 : -1;
	return Ga(n).reduce((t, n) => r * U(e.state, n) < r * U(e.state, t) ? n : t);
}
var Ja = (e, t) => 1 + n.indexOf(e.cards.catalogue.startingLocations[t].districtUnit);
function Ya(e, t, n) {
	let { monsters: r, guard: i } = e.state, a = (t) => [
		n(t),
		-((u(16 + t) - i.sword + 4) % 4),
		+(e.cards.monsters[r[t]].type === i.prey),
		-t
	];
	return t.filter((e) => r[e] >= 0).reduce((e, t) => Xa(a(t), a(e)) > 0 ? t : e);
}
function Xa(e, t) {
	let n = e.findIndex((e, n) => e !== t[n]);
	return n < 0 ? 0 : e[n] - t[n];
}
function Za(e, t) {
	let n = Ga(t.guard.sword).find((t) => U(e.state, t) > 0);
	n === void 0 ? Qi(e, "defeat", t.source) : $a(e, Wa(n), t);
}
function Qa(e, t, n) {
	let { monsters: r } = e.state, i = r.flatMap((e, t) => e >= 0 ? [t] : []), a = i.filter((t) => e.cards.monsters[r[t]].type === n.guard.prey);
	if (a.length === 0 && t === "lowest") return Za(e, n);
	let o = a.length > 0 ? a : i;
	if (o.length === 0) return Qi(e, "defeat", n.source);
	let s = t === "lowest" ? -1 : 1;
	$a(e, Ya(e, o, (t) => s * e.cards.monsters[r[t]].strength), n);
}
function $a(e, t, { guard: n }) {
	let { state: r } = e, i = r.monsters[t], a = e.cards.monsters[i], { source: o } = a;
	r.monsters[t] = -1, n.pile.push(i), r.defeatThisRound = !0, e.log?.push({
		kind: "defeated",
		seat: q,
		place: 16 + t,
		source: o,
		vp: a.vp,
		rule: "G5"
	}), W(e, q, a.vp, {
		by: "monsters",
		source: o
	}), to(e, n, a.list, "monsters"), na(e, u(16 + t)), r.turn.defeated = 1, ra(e), r.turn.defeated = 0;
}
var eo = {
	gain: (e, { meeple: t }, { guard: n, source: r }) => Ji(e, n, A(t), r),
	quests: (e, t, { guard: n, source: r }) => Xi(e, n, r),
	vp: (e, { n: t }, n) => W(e, q, t, n),
	vpPerCorruption: (e, { n: t }, n) => W(e, q, t * Ki(n.guard), n),
	return: null,
	cleanse: null,
	discardQuest: null,
	draw: null,
	hold: null,
	backToBag: null
};
function to(e, t, { effects: n, source: r }, i) {
	let a = {
		guard: t,
		by: i,
		source: r
	};
	for (let t of n) eo[t.kind]?.(e, t, a);
}
var no = (e, t) => {
	let n = e.state.towers[t].at(-1);
	return n !== void 0 && e.cards.rooms[n].corruption !== "none";
};
function ro(e, t, n) {
	let r = Ga(t).find((t) => e.state.towers[t].length > 0);
	r === void 0 ? Qi(e, "takeRoom", n.source) : io(e, r, n);
}
function io(e, t, { guard: n }) {
	let r = e.state.towers[t], i = r.pop();
	e.log?.push({
		kind: "roomTaken",
		seat: q,
		district: t,
		room: i
	}), to(e, n, e.cards.rooms[i].list, "rooms");
	let { family: a } = e.cards.catalogue.rooms[i];
	(e.cards.catalogue.roomSets.some(({ id: e }) => e === a) ? n.rooms : n.gone).push(i);
	let o = r.at(-1);
	o !== void 0 && e.log?.push({
		kind: "roomTurnedUp",
		district: t,
		room: o
	});
}
function ao(e, t, n) {
	let { orders: r } = e.state, i = (t) => e.cards.catalogue.guard.orders[r[t]].order, a = Ga(t).find((t) => oo[i(t)](e, t));
	if (a === void 0) return Qi(e, "order", n.source);
	let o = r[a];
	e.log?.push({
		kind: "guardOrdered",
		seat: q,
		order: o,
		district: a
	}), so[i(a)](e, a, {
		guard: n.guard,
		source: {
			card: "order",
			index: o
		},
		district: a
	});
}
var oo = {
	battle: (e, t) => e.state.monsters[Wa(t)] >= 0,
	recruit: (e, t) => e.state.supply[Ja(e, t)] > 0,
	explore: (e, t) => e.state.towers[t].length > 0,
	study: (e) => Yi(e),
	levy: () => !0,
	patrol: (e, t) => U(e.state, t) > 0,
	purify: (e) => Ki(e.state.guard) > 0
}, so = {
	battle: (e, t, n) => $a(e, Wa(t), n),
	recruit: (e, t, { guard: n, source: r }) => Ji(e, n, Ja(e, t), r),
	explore: io,
	study: (e, t, { guard: n, source: r }) => Xi(e, n, r),
	levy: (e, t, { guard: n, source: r }) => {
		Ji(e, n, 0, r), W(e, q, 1, {
			by: "orders",
			source: r
		});
	},
	patrol: (e, t, { source: n }) => W(e, q, U(e.state, t), {
		by: "orders",
		source: n
	}),
	purify: (e, t, { guard: n, source: r }) => {
		qi(e, n, r), W(e, q, 1, {
			by: "orders",
			source: r
		});
	}
}, co = () => ({
	owed: [],
	abilities: 0,
	assigned: !1,
	construct: !1,
	levelUp: -1,
	capitol: x(),
	gained: x(),
	plan: [],
	boosts: x(),
	forgePlace: -1,
	forgeCv: 0,
	resolved: 0,
	eligible: [],
	granted: 0,
	defeated: 0,
	drawEffects: [],
	won: [],
	fresh: []
});
function lo(e) {
	let { state: t } = e;
	t.phase = "development", t.turns += 1, t.turn = co(), e.log?.push({
		kind: "turnStarted",
		seat: t.active,
		round: t.round,
		turn: t.turns
	}), t.agenda.push(F.develop);
	let n = t.crowns.length > 0 ? br(e) : [];
	n.length > 0 && t.agenda.push({
		do: "settle",
		of: "crowns",
		items: n,
		place: -1
	});
}
function uo(e) {
	let { state: t } = e;
	if (ha(e), Ia(e.cards.catalogue, B(e), t.turn.won, t.turn.fresh), e.log?.push({
		kind: "turnEnded",
		seat: t.active
	}), t.guard) return Ba(e), fo(e);
	if (t.active = (t.active + 1) % t.players.length, t.active === t.first) return fo(e);
	t.agenda.push(F.startTurn);
}
function fo(e) {
	let { state: t } = e;
	if (t.round === t.lastRound) return Ui(e);
	t.quietRounds = t.defeatThisRound ? 0 : t.quietRounds + 1, t.defeatThisRound = !1, t.quietRounds >= 10 && la(e, "E6"), t.round += 1, t.agenda.push(F.startTurn);
}
// packages/rules/src/agenda.ts
function po(e, t) {
	switch (t.do) {
		case "startTurn": return lo(e);
		case "develop": return Oi(e);
		case "cleanUp": return xa(e);
		case "draw": return ta(e);
		case "refill": return ra(e);
		case "drawMeeples": return ua(e);
		case "drawEffects": return fa(e);
		case "endTurn": return uo(e);
		case "checkpoint": return Fi(e, t.place);
		case "settle": return wa(e, t);
		case "effects": return gn(e, e.cards.lists[t.list], t.at, t.place);
		case "placeDone": return va(e, t.place);
		default: return Bt(t);
	}
}
function mo(e) {
	let { state: t } = e;
	for (; t.decision === null && t.agenda.length > 0;) po(e, t.agenda.pop());
}
var ho = {
	develop: (e, t, n) => Ai(e, n),
	plan: (e, t, n) => ui(e, n),
	order: Ea,
	discardQuest: bn,
	cleanse: Cn,
	unit: Dn,
	payCost: oi,
	backToBag: An,
	overflow: ia,
	drawEffect: (e, t, n) => pa(e, n)
};
function go(e, t) {
	let { state: n } = e, r = n.decision;
	n.decision = null, n.decisions += 1, ho[r.kind](e, r, t), mo(e);
}
// packages/rules/src/clone.ts
function _o(e, t) {
	let n = e.slice();
	for (let e = 0; e < n.length; e++) n[e] = t(n[e]);
	return n;
}
var vo = (e) => ({
	bag: e.bag.slice(),
	tavern: e.tavern.slice(),
	lodgings: e.lodgings.slice(),
	held: e.held.slice(),
	levels: e.levels.slice(),
	hand: e.hand.slice(),
	completed: e.completed.slice(),
	pile: e.pile.slice(),
	rooms: e.rooms.slice(),
	vp: e.vp,
	ledger: e.ledger.slice(),
	boosts: e.boosts.slice(),
	pairs: e.pairs.slice(),
	against: e.against.slice(),
	fought: e.fought
}), yo = ({ place: e, units: t, as: n, overrun: r }) => ({
	place: e,
	units: t.slice(),
	as: n.slice(),
	overrun: r
}), bo = (e) => ({
	owed: e.owed.slice(),
	abilities: e.abilities,
	assigned: e.assigned,
	construct: e.construct,
	levelUp: e.levelUp,
	capitol: e.capitol.slice(),
	gained: e.gained.slice(),
	plan: _o(e.plan, yo),
	boosts: e.boosts.slice(),
	forgePlace: e.forgePlace,
	forgeCv: e.forgeCv,
	resolved: e.resolved,
	eligible: e.eligible.slice(),
	granted: e.granted,
	defeated: e.defeated,
	drawEffects: e.drawEffects.slice(),
	won: e.won.slice(),
	fresh: e.fresh.slice()
}), xo = (e) => ({
	bag: e.bag.slice(),
	board: e.board.slice(),
	prestige: e.prestige.slice(),
	waiting: e.waiting.slice(),
	line: e.line.slice(),
	unitsDrawn: e.unitsDrawn,
	acting: e.acting,
	vp: e.vp,
	ledger: e.ledger.slice(),
	pile: e.pile.slice(),
	rooms: e.rooms.slice(),
	gone: e.gone.slice(),
	kept: e.kept.slice(),
	sword: e.sword,
	prey: e.prey
}), So = (e) => ({
	format: e.format,
	catalogue: e.catalogue,
	setup: e.setup,
	draws: e.draws.slice(),
	supply: e.supply.slice(),
	players: _o(e.players, vo),
	guard: e.guard ? xo(e.guard) : null,
	first: e.first,
	active: e.active,
	phase: e.phase,
	round: e.round,
	turns: e.turns,
	quietRounds: e.quietRounds,
	defeatThisRound: e.defeatThisRound,
	council: e.council,
	lastRound: e.lastRound,
	monsters: e.monsters.slice(),
	monsterDeck: e.monsterDeck.slice(),
	tokens: e.tokens,
	market: e.market.slice(),
	tileDeck: e.tileDeck.slice(),
	built: e.built.slice(),
	stock: e.stock.slice(),
	orders: e.orders,
	crowns: e.crowns.slice(),
	towers: _o(e.towers, (e) => e.slice()),
	questDeck: e.questDeck.slice(),
	questDiscard: e.questDiscard.slice(),
	questDiscardBy: e.questDiscardBy.slice(),
	turn: bo(e.turn),
	agenda: e.agenda.slice(),
	decision: e.decision,
	decisions: e.decisions,
	winners: e.winners.slice()
}), J = (e, t, n) => ({
	code: e,
	rule: t,
	facts: n
}), Co = {
	construct: [0, 7],
	levelUp: [
		1,
		2,
		3,
		4,
		7
	]
};
function wo(e, t) {
	let n = Co[e];
	return n.includes(t) ? null : J("wrongClass", "T1", {
		at: e,
		meeple: t,
		takes: n.slice()
	});
}
function To(e, t) {
	let { construct: n, levelUp: r } = t, { assigned: i, capitol: a } = e.state.turn;
	return i ? J("alreadyAssigned", "T1", { units: a.slice() }) : !n && !r ? J("nothingAssigned", "T1", {}) : (n ? Eo(e, n.peasants + n.shamans) : null) ?? (r ? wo("levelUp", r.unit) : null) ?? Do(e, t) ?? (r ? ko(e, r.unit, n !== null) : null);
}
function Eo(e, t) {
	if (t < 1 || t > 2) return J("constructUnits", "T1", {
		units: t,
		most: 2
	});
	if (xi(e)) return null;
	let n = yi(e).length;
	return J("cannotConstruct", "T2", {
		tiles: e.state.market.length,
		vacant: n
	});
}
function Do(e, { construct: t, levelUp: n }) {
	let { tavern: r } = B(e), i = (t?.shamans ?? 0) + +!!n?.shaman;
	return Oo(r, 0, t?.peasants ?? 0) ?? Oo(r, 7, i) ?? (n && !n.shaman ? Oo(r, n.unit, 1) : null);
}
var Oo = (e, t, n) => n > e[t] ? J("notInTavern", "T1", {
	meeple: t,
	assigned: n,
	tavern: e[t]
}) : null;
function ko(e, t, n) {
	let r = B(e), { vp: i } = r, a = r.levels[t - 1], o = Si(e, r, t);
	if (o === void 0) return J("topLevel", "T1", {
		unit: t,
		level: a
	});
	if (o <= i) return null;
	let s = n ? wi(e) : i;
	return o <= s ? null : J("notAffordable", "T2", {
		unit: t,
		level: a + 1,
		cost: o,
		vp: i,
		most: s
	});
}
function Ao(e, { tile: t, place: n }) {
	let { turn: r, market: i } = e.state;
	if (!r.construct) return J("notPending", "T2", { at: "construct" });
	if (!i.includes(t)) return J("noSuchTile", "T2", {
		tile: t,
		market: i.slice()
	});
	if (!h(n)) return J("noSlot", "T2", { place: n });
	if (!vi(e, n)) {
		let t = yi(e);
		return J("slotTaken", "T2", {
			place: n,
			district: u(n),
			vacant: t
		});
	}
	return r.levelUp < 0 ? null : jo(e, n);
}
function jo(e, t) {
	let { levelUp: n } = e.state.turn, r = B(e), i = Si(e, r, n), a = r.vp + Ci(e, t);
	return a >= i || wi(e) < i ? null : J("slotPaysTooLittle", "T2", {
		place: t,
		unit: n,
		level: r.levels[n - 1] + 1,
		cost: i,
		vp: a
	});
}
function Mo(e) {
	let { levelUp: t } = e.state.turn;
	return t < 0 ? J("notPending", "T2", { at: "levelUp" }) : Ti(e) ? ko(e, t, !1) : null;
}
function No(e, t) {
	if (Ei(e, t)) return null;
	if (e.state.turn.abilities >> t - 1 & 1) return J("abilityUsed", "T3", { unit: t });
	let { levels: n, tavern: r } = B(e), i = n[t - 1], a = e.cards.abilityNeeds[t - 1][i - 1];
	return a === null ? J("noAbility", "T3", {
		unit: t,
		level: i
	}) : J("abilityNeeds", "T3", {
		unit: t,
		needs: a.slice(),
		tavern: r.slice()
	});
}
function Po(e) {
	let { construct: t, levelUp: n } = e.state.turn, r = n >= 0 && !(Ti(e) && !t);
	return t || r ? J("stillPending", "T2", {
		construct: t,
		levelUp: r ? n : -1
	}) : null;
}
function Fo(e, t) {
	switch (t.do) {
		case "assign": return To(e, t);
		case "construct": return Ao(e, t);
		case "levelUp": return Mo(e);
		case "ability": return No(e, t.unit);
		case "end": return Po(e);
	}
}
// packages/rules/src/judge-plan.ts
function Io(e, t) {
	return te(t) ? Ro(e, t) : g(t) && !e.state.setup.towers ? J("noTowers", "F1", { place: t }) : (_(t) ? H(e, t) : V(e, t)) === null ? Lo(t) : null;
}
function Lo(e) {
	let t = {
		place: e,
		district: u(e)
	};
	return _(e) ? J("emptyPlace", "M1", {
		...t,
		lacks: "monster"
	}) : g(e) ? J("emptyPlace", "F1", {
		...t,
		lacks: "room"
	}) : J("emptyPlace", "L1", {
		...t,
		lacks: "tile"
	});
}
function Ro(e, t) {
	let { state: n } = e;
	return v(n) ? zo(B(e), t) ? J("alreadyFought", "E3", { place: t }) : null : J("councilNotYet", "E3", {
		place: t,
		rounds: 2,
		opens: n.lastRound > 0 ? n.lastRound - 2 + 1 : 0
	});
}
var zo = ({ fought: e }, t) => t !== 31 && (e >> t - 28 & 1) == 1;
function Bo({ units: e, as: t }) {
	let n = e.slice(0, 8);
	if (n[7] = 0, t) for (let e = 0; e < 5; e++) n[e] += t[e];
	return n;
}
function Vo(e, t, n) {
	if (n === t.length) return !0;
	for (let r = 0; r < 8; r++) {
		if (!(t[n] >> r & 1) || e[r] === 0) continue;
		--e[r];
		let i = Vo(e, t, n + 1);
		if (e[r] += 1, i) return !0;
	}
	return !1;
}
function Ho(e, t) {
	let n = Bo(t);
	return e.crown ? e.crown.some(({ unit: e }) => n[e] > 0) ? [] : [e.crown.reduce((e, { unit: t }) => e | 1 << t, 0)] : Vo(n, e.masks, 0) ? [] : e.masks.filter((e) => {
		let t = n.findIndex((t, n) => t > 0 && e >> n & 1);
		return t >= 0 && --n[t], t < 0;
	});
}
var Uo = (e) => e === 7 ? 31 : 1 << e;
function Wo(e, t, n) {
	if (_(t)) return n !== 8 && H(e, t) !== null;
	let r = V(e, t);
	if (!r) return !1;
	if (n === 8) return r.corruption !== "none";
	let i = Uo(n);
	return r.crown ? r.crown.some(({ unit: e }) => i >> e & 1) : r.masks.some((e) => (e & i) !== 0);
}
function Go(e, { places: t }) {
	let n = B(e).tavern.slice();
	for (let { units: e } of t) for (let t = 0; t < 9; t++) n[t] = Math.max(0, n[t] - e[t]);
	return n;
}
function Ko(e) {
	let t = [];
	if (e === 255) return t;
	for (let n = 0; n < 5; n++) e >> n & 1 && t.push(n);
	return t;
}
function qo(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function Jo(e, t) {
	let n = 0;
	for (let r = 0; r < 8; r++) (r === 7 || t >> r & 1) && (n += e[r]);
	return n;
}
function Yo(e, t, n) {
	let r = e.crown ? t : e.masks, i = [];
	for (let e = 0; e < r.length; e++) {
		let a = r[e];
		if (r.indexOf(a) < e) continue;
		let o = qo(r, a), s = o - qo(t, a);
		i.push({
			classes: Ko(a),
			n: o,
			there: s,
			left: Jo(n, a)
		});
	}
	return i;
}
function Xo(e, { place: t, units: n }) {
	let r = n[8];
	if (r === 0) return null;
	let i = _(t) ? "none" : V(e, t).corruption, a = +(i === "one");
	return i === "any" || r <= a ? null : J("corruptionHere", g(t) ? "F2" : "T6", {
		place: t,
		wanted: a,
		corruption: r
	});
}
function Zo(e, t, n) {
	let { place: r, units: i } = n, a = V(e, r), o = Ho(a, n);
	if (o.length > 0) {
		let n = Yo(a, o, Go(e, t));
		return J("needsUnits", g(r) ? "F3" : "L1", {
			place: r,
			needs: n
		});
	}
	return a.corruption === "one" && i[8] === 0 ? J("corruptionHere", "F2", {
		place: r,
		wanted: 1,
		corruption: 0
	}) : null;
}
function Qo({ place: e, units: t, as: n }) {
	let r = n ? C(n) : 0;
	return r === t[7] ? null : J("shamanClass", "M4", {
		place: e,
		shamans: t[7],
		declared: r
	});
}
function $o(e, t, n) {
	let { place: r, units: i } = n, a = Io(e, r) ?? Xo(e, n) ?? Qo(n);
	if (a) return a;
	let o = _(r) ? null : Zo(e, t, n);
	return o || w(i) > 0 ? o : J("noUnits", "T5", {
		place: r,
		left: w(Go(e, t))
	});
}
function es(e, { places: t }) {
	let { tavern: n } = B(e), r = x(), i = 0;
	for (let { place: e, units: n } of t) {
		if (i >>> e & 1) return J("placeTwice", "L1", { place: e });
		i |= 1 << e;
		for (let e = 0; e < 9; e++) r[e] += n[e];
	}
	for (let e = 0; e < 9; e++) if (r[e] > n[e]) return J("notInTavern", "T5", {
		meeple: e,
		assigned: r[e],
		tavern: n[e]
	});
	return null;
}
function ts(e, { places: t }) {
	for (let { place: n } of t) {
		if (!g(n)) continue;
		let { bounty: r } = V(e, n);
		if (!(r < 0) && !t.some(({ place: t }) => _(t) && H(e, t).type === r)) return J("needsBounty", "F3", {
			place: n,
			type: r
		});
	}
	return null;
}
var ns = ({ cards: e }, { lodgings: t, levels: n }) => t[0] > 0 && e.catalogue.heroes[0].levels[n[0] - 1].recruits === !0, rs = (e, { places: t }) => ns(e, B(e)) ? t.filter(({ place: e, units: t }) => _(e) && t[1] > 0).map(({ place: e }) => e) : [];
function is(e, t) {
	let { places: n, recruit: r } = t;
	if (r === void 0 || rs(e, t).includes(r)) return null;
	let i = n.find(({ place: e }) => e === r), a = B(e).levels[0], { levels: o } = e.cards.catalogue.heroes[0], s = o.findIndex(({ recruits: e }) => e) + 1, c = o[a - 1].recruits;
	return J("noRecruit", "M5", {
		place: r,
		lacks: !i || !_(r) ? "foe" : i.units[1] === 0 ? "warrior" : c ? "peasant" : "level",
		level: a,
		from: s
	});
}
var as = (e, { places: t }) => t.some(({ place: t }) => m(t) && V(e, t)?.forges === !0);
function os(e, { places: t, recruit: n }) {
	return as(e, { places: t }) ? t.filter(({ place: e }) => _(e)).flatMap((e) => {
		let { units: t } = ls(e, n), { place: r } = e;
		return t.slice(0, 8).flatMap((e, t) => e > 0 ? [{
			place: r,
			unit: t
		}] : []);
	}) : [];
}
function ss(e, t) {
	let { forge: n } = t;
	if (n === void 0) return null;
	let { place: r, unit: i } = n;
	if (os(e, t).some((e) => e.place === r && e.unit === i)) return null;
	let a = as(e, t), o = _(r) && t.places.some((e) => e.place === r);
	return J("noForge", "L3", {
		place: r,
		unit: i,
		lacks: a ? o ? "unit" : "foe" : "forge"
	});
}
function cs(e, { places: t }) {
	let n = x();
	for (let { place: r } of t) {
		let t = m(r) ? V(e, r) : null;
		if (t) for (let e = 0; e < t.turnBoosts.length; e += 2) n[t.turnBoosts[e]] += t.turnBoosts[e + 1];
	}
	return n;
}
function ls(e, t) {
	let n = e.units.slice();
	return t === e.place && (n[0] += 1), {
		units: n,
		as: n[7] > 0 && e.as ? e.as : S()
	};
}
function us(e, t, n, r) {
	let i = {
		cards: e.cards,
		player: B(e)
	};
	return Rn(i, ls(n, t.recruit), H(e, n.place), r) + (t.forge?.place === n.place ? i.player.lodgings[8] : 0);
}
function ds(e, t, n, r) {
	let { place: i } = n, { strength: a } = H(e, i), o = us(e, t, n, r);
	return o < a ? J("tooWeak", "M1", {
		place: i,
		cv: o,
		strength: a
	}) : null;
}
function fs(e, t) {
	let n = cs(e, t);
	for (let r of t.places) {
		let i = _(r.place) ? ds(e, t, r, n) : null;
		if (i) return i;
	}
	return null;
}
function ps(e, t, n) {
	let r = $o(e, t, n);
	return r || !_(n.place) ? r : ds(e, t, n, cs(e, t));
}
function ms(e, t) {
	let n = es(e, t);
	if (n) return n;
	for (let n of t.places) {
		let r = $o(e, t, n);
		if (r) return r;
	}
	return ts(e, t) ?? is(e, t) ?? ss(e, t) ?? fs(e, t);
}
// packages/rules/src/judge.ts
var hs = ({ of: e, options: t, rule: n }, r) => t.includes(r) ? null : J("notOffered", n, {
	of: e,
	chosen: r,
	options: t.slice()
}), gs = {
	crowns: "L6",
	places: "T8",
	monsters: "T9",
	quests: "Q5"
};
function _s(e, t, n) {
	let r = z(e, t);
	return r[n][8] > 0 ? null : J("notOffered", "L2", {
		of: "zones",
		chosen: n,
		options: ["tavern", "lodgings"].filter((e) => r[e][8] > 0)
	});
}
function vs(e, t, n) {
	let r = C(t);
	if (r > n) return J("tooMany", "L9", {
		n: r,
		upTo: n
	});
	for (let [n, r] of t.entries()) if (r > e[n]) return J("notInLodgings", "L9", {
		meeple: n,
		chosen: r,
		lodgings: e[n]
	});
	return null;
}
var ys = {
	develop: (e, t, n) => Fo(e, n),
	plan: (e, t, n) => ms(e, n),
	order: (e, { of: t, items: n }, { item: r }) => hs({
		of: t,
		options: n,
		rule: gs[t]
	}, r),
	discardQuest: (e, { seat: t }, { quest: n }) => hs({
		of: "quests",
		options: z(e, t).hand,
		rule: "Q6"
	}, n),
	cleanse: (e, { seat: t }, { from: n }) => _s(e, t, n),
	unit: (e, { place: t, unit: n }, { unit: r }) => hs({
		of: "units",
		options: wn(en(e, t), n),
		rule: "L2"
	}, r),
	payCost: () => null,
	backToBag: (e, { seat: t, upTo: n }, { meeples: r }) => vs(z(e, t).lodgings, r, n),
	overflow: (e, { districts: t }, { district: n }) => hs({
		of: "districts",
		options: t,
		rule: "D2"
	}, n),
	drawEffect: (e, { quests: t }, { quest: n }) => n === null ? null : hs({
		of: "quests",
		options: t,
		rule: "D6"
	}, n)
};
function bs(e, t, n) {
	return ys[t.kind](e, t, n);
}
// packages/rules/src/parse-answer.ts
var xs = 255, Ss = 1e3, Cs = (e) => typeof e == "object" && !!e && !Array.isArray(e), Y = (e, t, n) => typeof e == "number" && Number.isInteger(e) && e >= t && e <= n && !Object.is(e, -0), ws = (e) => Y(e, 0, 8), Ts = (e) => Y(e, 0, 31), Es = (e) => Y(e, 0, Ss);
function Ds(e, t) {
	if (!Array.isArray(e) || e.length !== t) return;
	let n = Array.from(e);
	return n.every((e) => Y(e, 0, xs)) ? n : void 0;
}
function Os(e) {
	let t = ks(e.construct), n = As(e.levelUp);
	if (t !== void 0 && n !== void 0) return {
		kind: "develop",
		do: "assign",
		construct: t,
		levelUp: n
	};
}
function ks(e) {
	if (e === null) return null;
	if (!Cs(e)) return;
	let { peasants: t, shamans: n } = e;
	return Y(t, 0, xs) && Y(n, 0, xs) ? {
		peasants: t,
		shamans: n
	} : void 0;
}
function As(e) {
	if (e === null) return null;
	if (!Cs(e)) return;
	let { unit: t, shaman: n } = e;
	return ws(t) && t !== 7 && typeof n == "boolean" ? {
		unit: t,
		shaman: n
	} : void 0;
}
var js = {
	assign: Os,
	construct: ({ tile: e, place: t }) => Es(e) && Ts(t) ? {
		kind: "develop",
		do: "construct",
		tile: e,
		place: t
	} : void 0,
	levelUp: () => ({
		kind: "develop",
		do: "levelUp"
	}),
	ability: ({ unit: e }) => Y(e, 1, 4) ? {
		kind: "develop",
		do: "ability",
		unit: e
	} : void 0,
	end: () => ({
		kind: "develop",
		do: "end"
	})
}, Ms = (e) => typeof e == "string" && Object.hasOwn(js, e), Ns = (e) => {
	let t = e.do;
	return Ms(t) ? js[t](e) : void 0;
};
function Ps(e) {
	if (!Cs(e) || !Ts(e.place)) return;
	let { place: t } = e, n = Ds(e.units, 9);
	if (!n) return;
	if (e.as === void 0) return {
		place: t,
		units: n
	};
	let r = Ds(e.as, 5);
	return r ? {
		place: t,
		units: n,
		as: r
	} : void 0;
}
var Fs = ({ places: e, recruit: t, forge: n }) => {
	if (!Array.isArray(e) || e.length > 32) return;
	let r = Array.from(e, Ps);
	if (!r.every((e) => e !== void 0) || t !== void 0 && !Ts(t)) return;
	let i = n === void 0 ? void 0 : Is(n);
	if (n === void 0 || i) return {
		kind: "plan",
		places: r,
		...t === void 0 ? {} : { recruit: t },
		...i === void 0 ? {} : { forge: i }
	};
};
function Is(e) {
	if (!Cs(e)) return;
	let { place: t, unit: n } = e;
	return Ts(t) && ws(n) ? {
		place: t,
		unit: n
	} : void 0;
}
var Ls = {
	develop: Ns,
	plan: Fs,
	order: ({ item: e }) => Es(e) ? {
		kind: "order",
		item: e
	} : void 0,
	discardQuest: ({ quest: e }) => Es(e) ? {
		kind: "discardQuest",
		quest: e
	} : void 0,
	cleanse: ({ from: e }) => e === "tavern" || e === "lodgings" ? {
		kind: "cleanse",
		from: e
	} : void 0,
	unit: ({ unit: e }) => ws(e) ? {
		kind: "unit",
		unit: e
	} : void 0,
	payCost: ({ pay: e }) => typeof e == "boolean" ? {
		kind: "payCost",
		pay: e
	} : void 0,
	backToBag: (e) => {
		let t = Ds(e.meeples, 9);
		return t ? {
			kind: "backToBag",
			meeples: t
		} : void 0;
	},
	overflow: ({ district: e }) => Y(e, 0, 3) ? {
		kind: "overflow",
		district: e
	} : void 0,
	drawEffect: ({ quest: e }) => e === null || Es(e) ? {
		kind: "drawEffect",
		quest: e
	} : void 0
};
function Rs(e) {
	let t = Cs(e) ? e.kind : void 0;
	return typeof t == "string" && Object.hasOwn(Ls, t) ? t : void 0;
}
function zs(e, t) {
	return Cs(t) && t.kind === e ? Ls[e](t) : void 0;
}
function Bs(e) {
	if (!Cs(e)) return;
	let { seat: t, decision: n, answer: r } = e;
	return Y(t, 0, 3) && Y(n, 0, 2 ** 53 - 1) ? {
		seat: t,
		decision: n,
		answer: r
	} : void 0;
}
// packages/rules/src/apply.ts
function X(e, t, n = null) {
	let r = Jr(e);
	return zt(r.hash === t.catalogue, "a game is played with the catalogue it was started with"), {
		cards: r,
		state: t,
		dice: Zt(t.setup.key),
		log: n
	};
}
function Vs(e, t) {
	let n = Bs(t);
	if (!n) return L(J("malformed", "T0", { asked: null }));
	let { decision: r } = e.state;
	if (!r) return L(J("gameOver", "E1", {}));
	if (n.seat !== r.seat) return L(J("notYourDecision", "T0", { seat: r.seat }));
	if (n.decision !== r.id) {
		let e = n.decision;
		return L(J("staleDecision", "T0", {
			asked: r.id,
			answered: e
		}));
	}
	return Hs(e, r, n.answer);
}
function Hs(e, t, n) {
	let r = t.kind, i = Rs(n);
	if (i !== void 0 && i !== r) return L(J("notAsked", "T0", {
		asked: r,
		given: i
	}));
	let a = zs(r, n);
	if (!a) return L(J("malformed", Ws[r], { asked: r }));
	let o = bs(e, t, a);
	return o ? L(o) : Rt(a);
}
function Us(e, t, n) {
	let { decision: r } = t;
	if (!r) return J("gameOver", "E1", {});
	let i = Hs(X(e, t), r, n);
	return i.ok ? null : i.error;
}
var Ws = {
	develop: "T1",
	plan: "T5",
	order: "T8",
	discardQuest: "Q6",
	cleanse: "L2",
	unit: "L2",
	payCost: "Q4",
	backToBag: "L9",
	overflow: "D2",
	drawEffect: "D6"
};
function Gs(e, t, n) {
	let r = Vs(X(e, t), n);
	if (!r.ok) return r;
	let i = [], a = So(t);
	return go(X(e, a, i), r.value), Rt({
		state: a,
		events: i,
		answer: r.value
	});
}
var Ks = (e, t) => e === "omniscient" || e === t, qs = (e) => e.map(() => -1);
function Js(e, t) {
	return {
		bag: e.bag.slice(),
		tavern: e.tavern.slice(),
		lodgings: e.lodgings.slice(),
		held: e.held.slice(),
		levels: e.levels.slice(),
		hand: t ? e.hand.slice() : qs(e.hand),
		completed: e.completed.slice(),
		pile: e.pile.slice(),
		rooms: e.rooms.slice(),
		vp: e.vp,
		ledger: e.ledger.slice(),
		boosts: e.boosts.slice(),
		pairs: e.pairs.slice(),
		against: e.against.slice(),
		fought: e.fought
	};
}
function Ys(e, t) {
	return {
		bag: e.bag.slice(),
		board: e.board.slice(),
		prestige: e.prestige.slice(),
		waiting: e.waiting.slice(),
		line: e.line.slice(),
		unitsDrawn: e.unitsDrawn,
		acting: e.acting,
		vp: e.vp,
		ledger: e.ledger.slice(),
		pile: e.pile.slice(),
		rooms: e.rooms.slice(),
		gone: e.gone.slice(),
		kept: t ? e.kept.slice() : qs(e.kept),
		sword: e.sword,
		prey: e.prey
	};
}
var Xs = ({ place: e, units: t, as: n, overrun: r }) => ({
	place: e,
	units: t.slice(),
	as: n.slice(),
	overrun: r
});
function Zs(e, t) {
	return {
		owed: e.owed.slice(),
		abilities: e.abilities,
		assigned: e.assigned,
		construct: e.construct,
		levelUp: e.levelUp,
		capitol: e.capitol.slice(),
		gained: e.gained.slice(),
		plan: e.plan.map(Xs),
		boosts: e.boosts.slice(),
		forgePlace: e.forgePlace,
		forgeCv: e.forgeCv,
		resolved: e.resolved,
		eligible: t ? e.eligible.slice() : [],
		granted: e.granted,
		defeated: e.defeated,
		drawEffects: e.drawEffects.slice(),
		won: e.won.slice(),
		fresh: e.fresh.slice()
	};
}
var Qs = {
	develop: !0,
	plan: !0,
	order: !1,
	discardQuest: !1,
	cleanse: !0,
	unit: !0,
	payCost: !1,
	backToBag: !0,
	overflow: !0,
	drawEffect: !0
};
function $s(e) {
	return e ? {
		seat: e.seat,
		kind: Qs[e.kind] ? e.kind : null
	} : null;
}
var ec = ({ players: e, towers: t, hiredHelp: n, advanced: r }) => ({
	players: e,
	towers: t,
	hiredHelp: n,
	advanced: r
});
function tc(e, t) {
	let n = e.phase === "over", r = e.decision !== null && Ks(t, e.decision.seat);
	return {
		viewer: t,
		catalogue: e.catalogue,
		setup: ec(e.setup),
		supply: e.supply.slice(),
		seats: e.players.map((e, r) => Js(e, n || Ks(t, r))),
		guard: e.guard ? Ys(e.guard, n || t === "omniscient") : null,
		first: e.first,
		active: e.active,
		phase: e.phase,
		round: e.round,
		turns: e.turns,
		quietRounds: e.quietRounds,
		defeatThisRound: e.defeatThisRound,
		council: e.council,
		lastRound: e.lastRound,
		monsters: e.monsters.slice(),
		monsterDeck: e.monsterDeck.length,
		questDeck: e.questDeck.length,
		tileDeck: e.tileDeck.length,
		tokens: e.tokens.slice(),
		market: e.market.slice(),
		built: e.built.slice(),
		stock: e.stock.slice(),
		orders: e.orders.slice(),
		crowns: e.crowns.map(({ place: e, seat: t, units: n, as: r }) => ({
			place: e,
			seat: t,
			units: n.slice(),
			as: r.slice()
		})),
		towers: e.towers.map((e) => e.map((t, n) => n === e.length - 1 ? t : -1)),
		questDiscard: e.questDiscard.map((n, r) => {
			let i = e.questDiscardBy[r];
			return i < 0 || Ks(t, i) ? n : -1;
		}),
		questDiscardBy: e.questDiscardBy.slice(),
		turn: Zs(e.turn, Ks(t, e.active)),
		waiting: $s(e.decision),
		decision: r ? e.decision : null,
		agenda: r ? e.agenda.slice() : [],
		decisions: e.decisions,
		winners: e.winners.slice()
	};
}
// packages/rules/src/determinize.ts
function nc(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1), i = e[n];
		e[n] = e[r], e[r] = i;
	}
	return e;
}
function rc(e, t, n, r) {
	let i = new Set(n), a = [];
	for (let n = 0; n < e; n++) t(n) && !i.has(n) && a.push(n);
	return nc(a, r);
}
var ic = (e, t) => e.map((e) => e === -1 ? t.pop() : e);
function ac(e, t, n) {
	let { quests: r } = e.catalogue, i = t.setup.players === 1, a = (e) => {
		let t = r[e];
		return !(i && t.kind === "end" && t.prey !== void 0);
	}, o = t.seats.flatMap(({ hand: e, completed: t }) => [...e, ...t]);
	return rc(r.length, a, [
		...o,
		...t.questDiscard,
		...t.guard?.kept ?? []
	], n);
}
function oc(e, t, n) {
	let { tiles: r } = e.catalogue, i = t.setup.players === 1;
	return rc(r.length, (e) => !(i && r[e].notSolo), [...t.market, ...t.built], n);
}
function sc(e, t, n) {
	let r = t.seats.flatMap(({ rooms: e }) => e), i = t.guard ? [...t.guard.rooms, ...t.guard.gone] : [];
	return rc(e.rooms.length, () => !0, [
		...r,
		...i,
		...t.towers.flat()
	], n);
}
var cc = (e) => [
	1,
	2,
	3
].flatMap((t) => e(t)).at(0);
function lc(e, t, n) {
	let { monsters: r } = e.catalogue, i = t.setup.players < 3, a = (e) => (t) => r[t].level === e && !(i && r[t].threePlus), o = [
		...t.monsters,
		...t.seats.flatMap(({ pile: e }) => e),
		...t.guard?.pile ?? []
	], s = (e) => rc(r.length, a(e), o, n);
	t.waiting?.kind === "overflow" && o.push(t.decision?.kind === "overflow" ? t.decision.monster : cc(s));
	let c = [];
	for (let e = 3; e >= 1; e--) {
		let i = r.filter((t, n) => a(e)(n)).length, o = s(e), l = Math.min(t.monsterDeck - c.length, i + 1);
		if (l > o.length) {
			let t = re[e - 1] ?? Math.floor(i / 2);
			o.splice(n(Math.min(t, l - 1) + 1), 0, -1);
		}
		c.push(...o);
	}
	return c;
}
var uc = (e) => Array.from({ length: 64 }, () => e(16).toString(16)).join(""), dc = (e, t) => ({
	...vo(e),
	hand: ic(e.hand, t)
}), fc = (e, t) => ({
	...xo(e),
	kept: ic(e.kept, t)
});
function pc(e, t, n) {
	let r = Jr(e), i = ac(r, t, n), a = sc(r, t, n);
	return {
		format: 1,
		catalogue: t.catalogue,
		setup: {
			...t.setup,
			key: uc(n)
		},
		draws: Array.from({ length: 16 }, () => 0),
		supply: t.supply.slice(),
		players: t.seats.map((e) => dc(e, i)),
		guard: t.guard ? fc(t.guard, i) : null,
		first: t.first,
		active: t.active,
		phase: t.phase,
		round: t.round,
		turns: t.turns,
		quietRounds: t.quietRounds,
		defeatThisRound: t.defeatThisRound,
		council: t.council,
		lastRound: t.lastRound,
		monsters: t.monsters.slice(),
		monsterDeck: lc(r, t, n),
		tokens: t.tokens.slice(),
		market: t.market.slice(),
		tileDeck: oc(r, t, n),
		built: t.built.slice(),
		stock: t.stock.slice(),
		orders: t.orders.slice(),
		crowns: t.crowns.slice(),
		towers: t.towers.map((e) => ic(e, a)),
		questDiscard: ic(t.questDiscard, i),
		questDiscardBy: t.questDiscardBy.slice(),
		questDeck: i,
		turn: bo(t.turn),
		agenda: t.agenda.slice(),
		decision: t.decision,
		decisions: t.decisions,
		winners: t.winners.slice()
	};
}
function mc(e, t, n) {
	return zt(t.decision !== null || t.phase === "over", "a view is completed for the seat that decides"), pc(e, t, n);
}
// packages/rules/src/complete-view.ts
var hc = () => 0, gc = (e, t) => pc(e, t, hc);
// packages/rules/src/explain.ts
function _c(e, t, n) {
	let r = t.places.filter((e, t) => n[t] === null);
	for (;;) {
		let n = vc(t, r), i = ms(e, n);
		if (!i || r.length === 0) return n;
		let { facts: a } = i, o = "place" in a ? r.findLastIndex(({ place: e }) => e === a.place) : -1;
		r = r.filter((e, t) => t !== (o < 0 ? r.length - 1 : o));
	}
}
function vc({ recruit: e, forge: t }, n) {
	let r = (e) => n.some((t) => t.place === e), i = t && r(t.place) ? { forge: t } : {};
	return {
		kind: "plan",
		places: n,
		...e !== void 0 && r(e) ? { recruit: e } : {},
		...i
	};
}
function* yc(e) {
	let t = B(e);
	for (let n of t.pile) {
		let { boosts: t, source: r } = e.cards.monsters[n];
		for (let e of t) yield {
			boost: e,
			source: r
		};
	}
	for (let n of t.completed) {
		let t = e.cards.catalogue.quests[n];
		if (!(t.kind !== "ongoing" || e.state.turn.fresh.includes(n))) for (let e of t.gives) e.kind !== "drawPhase" && e.kind !== "onConstruct" && (yield {
			boost: e,
			source: {
				card: "quest",
				index: n
			}
		});
	}
}
function bc(e, t, n, r) {
	let { units: i, as: o } = t, s = (e) => i[e] + (o[e] ?? 0);
	switch (e.kind) {
		case "boost": {
			let t = e.who === "prestige" ? i[5] + i[6] + i[7] : s(A(e.who)), n = e.who === "prestige" ? -1 : A(e.who);
			return t > 0 ? {
				why: "boost",
				unit: n,
				n: t,
				each: e.n,
				source: r
			} : null;
		}
		case "pair": {
			let [t, n] = [A(e.by), A(e.who)];
			return s(t) <= +(t === n) || s(n) === 0 ? null : {
				why: "pair",
				unit: n,
				n: s(n),
				each: e.n,
				source: r
			};
		}
		case "against": return a.indexOf(e.type) === n.type ? {
			why: "against",
			unit: -1,
			n: 1,
			each: e.n,
			source: r
		} : null;
	}
}
function xc(e) {
	return e === 0 ? { rule: "M2" } : e < 5 ? {
		card: "hero",
		index: b(e)
	} : {
		card: "prestige",
		index: e - 5
	};
}
function* Sc(e, t, n) {
	let { units: r } = t, i = B(e);
	for (let t = 0; t < 8; t++) {
		if (r[t] === 0) continue;
		let a = xc(t);
		yield {
			why: "base",
			unit: t,
			n: r[t],
			each: Mn(e.cards, i, t),
			source: a
		};
		let o = e.cards.levelCv[t] * n.level;
		o > 0 && (yield {
			why: "level",
			unit: t,
			n: r[t],
			each: o,
			source: a
		});
	}
	for (let a = 0; a < 4; a++) if (r[a + 1] !== 0) for (let r of e.cards.printed[a][i.levels[a] - 1]) {
		let e = Fn(r, t, n);
		e !== 0 && (yield {
			why: "printed",
			unit: -1,
			n: 1,
			each: e,
			source: {
				card: "hero",
				index: a
			}
		});
	}
}
function* Cc(e, t, n) {
	for (let { place: r } of t.places) {
		let t = m(r) ? V(e, r) : null;
		if (t) for (let e = 0; e < t.turnBoosts.length; e += 2) {
			let r = t.turnBoosts[e], i = n.units.slice(0, 8).reduce((e, t) => e + t, 0), a = r === 8 ? i : n.units[r] + (r < 5 ? n.as[r] : 0);
			a > 0 && (yield {
				why: "turn",
				unit: r === 8 ? -1 : r,
				n: a,
				each: t.turnBoosts[e + 1],
				source: t.source
			});
		}
	}
}
function wc(e, t, n) {
	let r = H(e, n.place), i = ls(n, t.recruit), a = [...Sc(e, i, r)];
	for (let { boost: t, source: n } of yc(e)) {
		let e = bc(t, i, r, n);
		e && a.push(e);
	}
	if (a.push(...Cc(e, t, i)), t.forge?.place === n.place) {
		let n = t.places.find(({ place: t }) => m(t) && V(e, t)?.forges), r = n ? V(e, n.place).source : { rule: "L3" };
		a.push({
			why: "forge",
			unit: t.forge.unit,
			n: 1,
			each: B(e).lodgings[8],
			source: r
		});
	}
	return a;
}
var Tc = (e) => Ko(e).map((e) => t[e]);
function Ec(e, t, n) {
	let { place: r, units: i } = n;
	if (!_(r)) {
		let t = V(e, r);
		return t.crown ? 0 : t.list.vp + t.list.vpPerCorruption * i[8];
	}
	let a = ls(n, t.recruit), o = e.cards.presenceVp.reduce((e, t, n) => e + (i[n] > 0 ? t : 0), 0);
	return H(e, r).vp + o + (te(r) && r !== 31 ? Dc(e, r, a.units) : 0);
}
function Dc(e, t, n) {
	let r = e.cards.catalogue.bonusTokens[e.state.tokens[t - 28]];
	return Kn({
		cards: e.cards,
		player: B(e)
	}, r.condition, n) ? r.vp : 0;
}
function Oc(e, t, n, { rejection: r, overrun: i }) {
	let { place: a } = n, o = {
		place: a,
		rejection: r,
		missing: [],
		cv: 0,
		strength: 0,
		parts: [],
		overrun: i,
		vp: 0
	};
	if (_(a)) {
		let r = H(e, a);
		if (!r) return o;
		let i = us(e, t, n, cs(e, t)), s = Ec(e, t, n);
		return {
			...o,
			cv: i,
			strength: r.strength,
			parts: wc(e, t, n),
			vp: s
		};
	}
	let s = V(e, a);
	return s ? {
		...o,
		missing: Ho(s, n).map(Tc),
		vp: Ec(e, t, n)
	} : o;
}
function kc(e, t) {
	let n = X(e.cards.catalogue, So(e.state));
	ui(n, t);
	let { turn: r } = n.state, i = new Map(r.plan.map((e) => [e.place, e.overrun])), a = r.eligible;
	return {
		overrun: i,
		quests: a,
		questVp: a.reduce((t, n) => t + e.cards.catalogue.quests[n].vp, 0)
	};
}
function Ac(e, t) {
	let n = x(), r = 0;
	for (let { place: i } of t.places) {
		let t = _(i) ? H(e, i).list : V(e, i).list;
		T(n, t.gains), r += t.draws;
	}
	return {
		gains: n,
		granted: r
	};
}
function jc(e, t, n, r) {
	let i = n.places.findLast((e) => e.place === r);
	return i ? ps(X(e, t), n, i) : null;
}
function Mc(e, t, n) {
	let r = X(e, t), i = n.places.map((e) => ps(r, n, e)), a = _c(r, n, i), { overrun: o, quests: s, questVp: c } = kc(r, a), l = n.places.map((e, t) => Oc(r, n, e, {
		rejection: i[t],
		overrun: o.get(e.place) ?? 0
	})), u = new Set(a.places.map(({ place: e }) => e)), d = B(r).tavern.slice();
	for (let { units: e } of n.places) for (let t = 0; t < e.length; t++) d[t] -= e[t];
	return {
		rejection: ms(r, n),
		places: l,
		left: d,
		vp: l.reduce((e, t) => e + (u.has(t.place) ? t.vp : 0), 0),
		quests: s,
		questVp: c,
		overrun: [...o.values()].reduce((e, t) => e + t, 0),
		...Ac(r, a),
		recruits: rs(r, n),
		forges: os(r, n)
	};
}
// packages/rules/src/choices.ts
var Nc = [
	{
		peasants: 1,
		shamans: 0
	},
	{
		peasants: 2,
		shamans: 0
	},
	{
		peasants: 0,
		shamans: 1
	},
	{
		peasants: 1,
		shamans: 1
	},
	{
		peasants: 0,
		shamans: 2
	}
];
function* Pc(e) {
	let { tavern: t } = B(e), n = xi(e) ? Nc.filter((e) => e.peasants <= t[0] && e.shamans <= t[7]) : [], r = [
		1,
		2,
		3,
		4
	].flatMap((e) => [...t[e] > 0 ? [{
		unit: e,
		shaman: !1
	}] : [], ...t[7] > 0 ? [{
		unit: e,
		shaman: !0
	}] : []]);
	for (let e of [null, ...n]) for (let t of [null, ...r]) yield {
		kind: "develop",
		do: "assign",
		construct: e,
		levelUp: t
	};
}
function* Fc(e) {
	yield {
		kind: "develop",
		do: "end"
	};
	for (let e = 1; e <= 4; e++) yield {
		kind: "develop",
		do: "ability",
		unit: e
	};
	if (e.state.turn.assigned || (yield* Pc(e)), yield {
		kind: "develop",
		do: "levelUp"
	}, e.state.turn.construct) for (let t of e.state.market) for (let n of yi(e)) yield {
		kind: "develop",
		do: "construct",
		tile: t,
		place: n
	};
}
function* Ic(e, t, n = 0, r = x()) {
	if (yield r.slice(), t !== 0) for (let i = n; i < 9; i++) r[i] >= e[i] || (r[i] += 1, yield* Ic(e, t - 1, i, r), --r[i]);
}
var Lc = {
	develop: Fc,
	order: (e, { items: t }) => t.map((e) => ({
		kind: "order",
		item: e
	})),
	discardQuest: (e, { seat: t }) => z(e, t).hand.map((e) => ({
		kind: "discardQuest",
		quest: e
	})),
	cleanse: (e, { seat: t }) => ["tavern", "lodgings"].filter((n) => z(e, t)[n][8] > 0).map((e) => ({
		kind: "cleanse",
		from: e
	})),
	unit: (e, { place: t, unit: n }) => wn(en(e, t), n).map((e) => ({
		kind: "unit",
		unit: e
	})),
	payCost: () => [!0, !1].map((e) => ({
		kind: "payCost",
		pay: e
	})),
	*backToBag(e, { seat: t, upTo: n }) {
		for (let r of Ic(z(e, t).lodgings, n)) yield {
			kind: "backToBag",
			meeples: r
		};
	},
	overflow: (e, { districts: t }) => t.map((e) => ({
		kind: "overflow",
		district: e
	})),
	drawEffect: (e, { quests: t }) => [...t, null].map((e) => ({
		kind: "drawEffect",
		quest: e
	}))
};
function* Rc(e, t) {
	let n = Lc[t.kind](e, t), r = t.kind === "develop";
	for (let i of n) r && bs(e, t, i) !== null || (yield i);
}
// packages/rules/src/open-places.ts
function zc(e) {
	let { state: t } = e, n = [
		0,
		1,
		2,
		3
	];
	for (let e = 0; e < 8; e++) t.built[e] >= 0 && n.push(4 + e);
	for (let e = 0; e < 4; e++) t.towers[e].length > 0 && n.push(12 + e);
	for (let e = 0; e < 12; e++) t.monsters[e] >= 0 && n.push(16 + e);
	if (!v(t)) return n;
	let r = B(e);
	for (let e = 28; e <= 31; e++) zo(r, e) || n.push(e);
	return n;
}
// packages/rules/src/plans.ts
var Bc = (e, { units: t, as: n }) => t[7] > 0 ? {
	place: e,
	units: t.slice(),
	as: n.slice()
} : {
	place: e,
	units: t.slice()
}, Vc = ({ units: e, as: t }) => ({
	units: e.slice(),
	as: t.slice()
});
function* Hc(e, t, n, r) {
	if (n === e.length) {
		yield Vc(r);
		return;
	}
	let i = e[n];
	for (let a = 0; a < 7; a++) i >> a & 1 && t[a] !== 0 && (--t[a], r.units[a] += 1, yield* Hc(e, t, n + 1, r), t[a] += 1, --r.units[a]);
	if (t[7] !== 0) for (let a = 0; a < 5 && !(i >> a & 1 && (--t[7], r.units[7] += 1, r.as[a] += 1, yield* Hc(e, t, n + 1, r), t[7] += 1, --r.units[7], --r.as[a], i === 255)); a++);
}
function* Uc(e, t) {
	let n = e.crown ? e.crown.map(({ unit: e }) => [1 << e]) : [e.masks], r = /* @__PURE__ */ new Set();
	for (let i of n) for (let n of Hc(i, t, 0, {
		units: x(),
		as: S()
	})) {
		let i = `${n.units.join()}/${n.as.join()}`;
		r.has(i) || (yield* Wc(e, n, t)), r.add(i);
	}
}
function* Wc(e, t, n) {
	e.corruption === "none" && (yield t);
	let [r, i] = e.corruption === "one" ? [1, 1] : [0, e.corruption === "any" ? n[8] : -1];
	for (let e = i; e >= r && e <= n[8]; e--) {
		let n = t.units.slice();
		n[8] = e, yield {
			units: n,
			as: t.as
		};
	}
}
function* Gc(e, t, n, r) {
	if (!r(n)) yield Vc(n);
	else for (let i = t; i < 12; i++) {
		let t = i < 7 ? i : 7;
		e[t] !== 0 && (--e[t], n.units[t] += 1, t === 7 && (n.as[i - 7] += 1), yield* Gc(e, i, n, r), e[t] += 1, --n.units[t], t === 7 && --n.as[i - 7]);
	}
}
var Kc = ({ places: e, recruit: t, forge: n }) => ({
	kind: "plan",
	places: e.slice(),
	...t === void 0 ? {} : { recruit: t },
	...n === void 0 ? {} : { forge: n }
});
function qc(e, t, n, r) {
	let i = (n, i) => us(e.g, Kc(e), {
		place: t,
		units: n,
		as: i
	}, r) >= H(e.g, t).strength;
	for (let e = 0; e < 7; e++) {
		if (n.units[e] === 0) continue;
		let t = n.units.slice();
		if (--t[e], i(t, n.as)) return !1;
	}
	for (let e = 0; e < 5; e++) {
		if (n.as[e] === 0) continue;
		let { units: t, as: r } = Vc(n);
		if (--t[7], --r[e], i(t, r)) return !1;
	}
	return !0;
}
function* Jc(e, t, n) {
	let { strength: r } = H(e.g, t), i = ({ units: i, as: a }) => i.every((e) => e === 0) || us(e.g, Kc(e), {
		place: t,
		units: i,
		as: a
	}, n) < r;
	for (let r of Gc(e.left.slice(), 0, {
		units: x(),
		as: S()
	}, i)) qc(e, t, r, n) && (yield r);
}
function* Yc(e, t, n, r) {
	for (let t = 0; t < n.units.length; t++) e.left[t] -= n.units[t];
	e.places.push(Bc(t, n)), yield* Zc(e, r), e.places.pop();
	for (let t = 0; t < n.units.length; t++) e.left[t] += n.units[t];
}
function* Xc(e, t, n) {
	let { g: r } = e, i = cs(r, e);
	for (let r of Jc(e, t, i)) yield* Yc(e, t, r, n);
	if (e.recruit === void 0 && e.left[1] > 0 && ns(r, B(r))) {
		e.recruit = t;
		for (let r of Jc(e, t, i)) r.units[1] > 0 && (yield* Yc(e, t, r, n));
		e.recruit = void 0;
	}
	let a = e.places.some((e) => m(e.place) && V(r, e.place).forges);
	if (e.forge === void 0 && a && B(r).lodgings[8] !== 0) {
		e.forge = {
			place: t,
			unit: 0
		};
		for (let r of Jc(e, t, i)) e.forge = {
			place: t,
			unit: r.units.findIndex((e) => e > 0)
		}, yield* Yc(e, t, r, n);
		e.forge = void 0;
	}
}
function* Zc(e, t) {
	if (t.length === 0) {
		yield Kc(e);
		return;
	}
	let [n, ...r] = t;
	if (yield* Zc(e, r), _(n)) yield* Xc(e, n, r);
	else for (let t of Uc(V(e.g, n), e.left.slice())) yield* Yc(e, n, t, r);
}
function* Qc(e) {
	let t = B(e).tavern.slice(), n = zc(e).filter((n) => $c(e, n, t)), r = {
		g: e,
		left: t,
		places: [],
		recruit: void 0,
		forge: void 0
	}, i = n.some((t) => g(t) && V(e, t).bounty >= 0);
	for (let t of Zc(r, n)) i && ms(e, t) !== null || (yield t);
}
function $c(e, t, n) {
	return _(t) ? !0 : !Uc(V(e, t), n.slice()).next().done;
}
// packages/rules/src/legal.ts
var el = (e, t) => t.kind === "plan" ? Qc(e) : Rc(e, t), tl = (e, t, n) => el(X(e, t), n), nl = (e) => tc(e, "spectator");
function rl(e, t) {
	let { decision: n, questDiscard: r, questDiscardBy: i } = e, a = n?.seat === t;
	return {
		hand: e.players[t].hand.slice(),
		discards: r.filter((e, n) => i[n] === t),
		eligible: e.active === t ? e.turn.eligible.slice() : [],
		decision: a ? n : null,
		agenda: a ? e.agenda.slice() : []
	};
}
function il(e, t, n) {
	let r = 0;
	return e.questDiscard.map((i, a) => e.questDiscardBy[a] === t ? n[r++] : i);
}
function al(e, t, n) {
	let { hand: r, discards: i, eligible: a, decision: o, agenda: s } = n;
	return {
		...e,
		viewer: t,
		seats: e.seats.map((e, n) => n === t ? {
			...e,
			hand: r
		} : e),
		questDiscard: il(e, t, i),
		turn: {
			...e.turn,
			eligible: a
		},
		decision: o,
		agenda: s
	};
}
// packages/rules/src/parse-setup.ts
var ol = (e) => Array.isArray(e) && new Set(e).size === e.length && e.every((e) => o.includes(e));
function sl(e) {
	if (typeof e != "object" || !e) return L({
		code: "shape",
		rule: "S9"
	});
	let { players: t, towers: n, hiredHelp: r = [], advanced: i = !1, key: a } = e;
	if (typeof t != "number" || ![
		1,
		2,
		3,
		4
	].includes(t)) return L({
		code: "players",
		rule: "S7"
	});
	let o = t === 1;
	return typeof n == "boolean" ? !ol(r) || r.length > 0 && !o ? L({
		code: "hiredHelp",
		rule: "G10"
	}) : typeof i != "boolean" || i && !o ? L({
		code: "advanced",
		rule: "G10"
	}) : Qt(a) ? Rt({
		players: t,
		towers: n || o,
		hiredHelp: r,
		advanced: i,
		key: a
	}) : L({
		code: "key",
		rule: "S9"
	}) : L({
		code: "towers",
		rule: "S6"
	});
}
// packages/rules/src/preview.ts
var cl = {
	turnStarted: null,
	turnEnded: null,
	drew: "meeple",
	bagRefilled: null,
	vpChanged: "others",
	gained: null,
	notGained: null,
	returned: null,
	cleansed: null,
	questsDrawn: "quest",
	questDiscarded: null,
	questsReshuffled: "quest",
	questCompleted: "others",
	questDeclined: null,
	constructed: null,
	assignedToCapitol: null,
	levelledUp: null,
	abilityUsed: null,
	planConfirmed: null,
	overran: null,
	crownTaken: null,
	crownReturned: null,
	activated: null,
	roomTaken: null,
	roomTurnedUp: "room",
	defeated: null,
	drawGranted: null,
	held: null,
	heldReturned: null,
	boostGained: null,
	backToBag: null,
	cleanedUp: null,
	monstersSlid: null,
	monsterArrived: "monster",
	councilArrived: "monster",
	corrupted: null,
	drawEffectUsed: null,
	tileTurnedUp: "tile",
	finalRoundsBegan: null,
	guardPlaced: null,
	guardWaited: null,
	guardOrdered: null,
	guardCould: null,
	guardReset: null,
	swordTurned: null,
	questKept: "quest",
	questScored: "quest",
	gameEnded: null
};
function ll(e) {
	if (e.kind === "questsDrawn" && e.quests.length === 0) return null;
	let t = cl[e.kind];
	return t === "others" ? null : t;
}
var ul = {
	develop: null,
	plan: null,
	order: null,
	discardQuest: null,
	cleanse: null,
	unit: null,
	payCost: null,
	backToBag: null,
	overflow: "monster",
	drawEffect: null
}, dl = ({ decision: e }) => e ? ul[e.kind] : null;
function fl(e, t, n) {
	return e.some((e) => ll(e) !== null) || dl(n) !== null || n.decision?.seat !== t;
}
function pl(e, t) {
	return cl[e.kind] === "others" ? "seat" in e && e.seat !== t ? "quest" : null : ll(e);
}
function ml(e, t, n) {
	let r = Vs(X(e, t), n);
	if (!r.ok) return r;
	let i = [], a = So(t);
	if (go(X(e, a, i), r.value), n.seat !== t.active) return Rt({
		events: i.slice(0, 1),
		reveals: null,
		seals: !0
	});
	let o = i.findIndex((e) => pl(e, n.seat) !== null), s = o < 0 ? dl(a) : pl(i[o], n.seat);
	return Rt({
		events: o < 0 ? i : i.slice(0, o),
		reveals: s,
		seals: fl(i, n.seat, a)
	});
}
// packages/rules/src/quest-progress.ts
var hl = {
	construct: !0,
	places: !0,
	level: !1,
	tavern: !1,
	end: !1
};
function gl(e, t, n) {
	let r = X(e, t), i = {
		seat: n,
		place: -1,
		resolved: 0
	};
	return t.players[n].hand.filter((e) => !hl[r.cards.checkpoints[e]]).map((e) => ({
		quest: e,
		...vr(r, e, i)
	}));
}
// packages/rules/src/sample.ts
var _l = (e, t) => e[t(e.length)], vl = -1, yl = (e) => e & 15, bl = (e) => (e >> 4) - 1;
function xl(e, t, n) {
	let r = e[7] > 0 && t & 31 ? 1 : 0;
	for (let n = 0; n < 7; n++) t >> n & 1 && e[n] > 0 && r++;
	if (r === 0) return vl;
	let i = n(r);
	for (let n = 0; n < 7; n++) if (t >> n & 1 && e[n] !== 0 && i-- === 0) return n;
	let a = n(5);
	for (; !(t >> a & 1);) a = (a + 1) % 5;
	return 7 | a + 1 << 4;
}
function Sl(e, t, n) {
	let r = yl(n);
	--e[r], t.units[r] += 1, r === 7 && (t.as ??= S(), t.as[bl(n)] += 1);
}
function Cl(e, t) {
	for (let n = 0; n < t.units.length; n++) e[n] += t.units[n];
}
function wl(e, t, { units: n, as: r }) {
	e.units -= w(n), e.worth = -1, e.places.push(r ? {
		place: t,
		units: n,
		as: r
	} : {
		place: t,
		units: n
	});
}
function Tl(e, t) {
	if (e[7] > 0) return !0;
	for (let n = 0; n < t.length; n++) {
		let r = t[n], i = 0;
		for (; i < 7 && (!(r >> i & 1) || e[i] === 0);) i++;
		if (i === 7) return !1;
	}
	return !0;
}
function El(e, t, n, r) {
	let { left: i } = t, a = V(e, n), o = Ol(a, r);
	if (!Tl(i, o) || a.corruption === "one" && i[8] === 0 || a.bounty >= 0 && !Dl(e, t, a.bounty)) return;
	let s = {
		units: x(),
		as: null
	};
	for (let e = 0; e < o.length; e++) {
		let t = xl(i, o[e], r);
		if (t === vl) return Cl(i, s);
		Sl(i, s, t);
	}
	let c = r(16) === 0 ? xl(i, 255, r) : vl;
	c !== vl && Sl(i, s, c), s.units[8] = a.corruption === "none" ? 0 : a.corruption === "one" ? 1 : r(i[8] + 1), i[8] -= s.units[8], wl(t, n, s);
	for (let e = 0; e < a.turnBoosts.length; e += 2) t.boosts[a.turnBoosts[e]] += a.turnBoosts[e + 1];
	a.forges && (t.forging = !0);
}
function Dl(e, { places: t }, n) {
	for (let { place: r } of t) if (_(r) && H(e, r).type === n) return !0;
	return !1;
}
var Ol = (e, t) => e.crown ? [1 << _l(e.crown, t).unit] : e.masks;
function kl(e, t, n, r) {
	let { boosts: i } = n, a = yl(r), o = Mn(e.cards, t, a) + t.boosts[a] + i[a] + i[8];
	if (a !== 7) return o;
	let s = bl(r);
	return o + t.boosts[s] + i[s];
}
function Al(e, t, { left: n, boosts: r }) {
	let i = 0;
	for (let a = 0; a < 8; a++) {
		let o = n[a];
		o > 0 && (i += o * (Mn(e.cards, t, a) + t.boosts[a] + r[a] + r[8]));
	}
	return n[7] === 0 ? i : i + n[7] * 20;
}
function jl(e, t, n, r) {
	return n.pairs ? !0 : (n.worth < 0 && (n.worth = Al(e, t, n)), n.worth + t.against[r.type] + Ln(e.cards, n.left) * r.level >= r.strength);
}
var Ml = (e, t) => t.pairs.length > 0 || e.cards.printed.some((e, n) => e[t.levels[n] - 1].length > 0);
function Nl(e, t, n, r) {
	let { left: i } = t, a = H(e, n), o = B(e);
	if (!jl(e, o, t, a)) return;
	let s = {
		units: x(),
		as: null
	}, c = o.against[a.type], l = 0;
	for (; l === 0 || c < a.strength;) {
		let n = xl(i, 255, r);
		if (n === vl) break;
		Sl(i, s, n), c += kl(e, o, t, n) + e.cards.levelCv[yl(n)] * a.level, l++;
	}
	if (l !== 0) {
		if (c < a.strength && !(t.pairs && Pl(e, t, n, s) >= a.strength)) return Cl(i, s);
		wl(t, n, s);
	}
}
var Pl = (e, t, n, { units: r, as: i }) => us(e, {
	kind: "plan",
	places: []
}, i ? {
	place: n,
	units: r,
	as: i
} : {
	place: n,
	units: r
}, t.boosts);
function Fl(e, t) {
	let n = B(e), r = {
		left: n.tavern.slice(),
		places: [],
		boosts: x(),
		forging: !1,
		units: w(n.tavern),
		worth: -1,
		pairs: Ml(e, n)
	}, i = zc(e), a = 0;
	for (; i.length > 0 && t(24) > 0 && !(r.places.length > a && w(r.left) === 0);) {
		a = r.places.length;
		let n = t(i.length), o = i[n];
		i[n] = i[i.length - 1], i.pop(), _(o) ? Nl(e, r, o, t) : El(e, r, o, t);
	}
	return Il(e, r, t);
}
function Il(e, { places: t, forging: n }, r) {
	let i = {
		kind: "plan",
		places: t
	}, a = rs(e, i), o = a.length > 0 && r(4) > 0 ? _l(a, r) : void 0, s = n ? t.filter(({ place: e }) => _(e)) : [];
	if (s.length === 0) return o === void 0 ? i : {
		...i,
		recruit: o
	};
	let { place: c, units: l } = _l(s, r), u = {
		place: c,
		unit: l.findIndex((e) => e > 0)
	};
	return o === void 0 ? {
		...i,
		forge: u
	} : {
		...i,
		recruit: o,
		forge: u
	};
}
var Ll = {
	kind: "develop",
	do: "end"
};
function Rl(e, t, n) {
	let { turn: r } = e.state, i = 1 + n(4) | 0;
	if (n(2) === 0 && Ei(e, i)) return {
		kind: "develop",
		do: "ability",
		unit: i
	};
	let a = r.assigned ? zl(e, n) : Vl(e, n);
	return bs(e, t, a) === null ? a : bs(e, t, Ll) === null ? Ll : Bl(e);
}
function zl(e, t) {
	let { turn: n, market: r } = e.state;
	return n.levelUp >= 0 && (!n.construct || t(2) === 0) ? {
		kind: "develop",
		do: "levelUp"
	} : n.construct ? {
		kind: "develop",
		do: "construct",
		tile: _l(r, t),
		place: _l(yi(e), t)
	} : Ll;
}
function Bl(e) {
	let t = e.state.decision, n = {
		kind: "develop",
		do: "levelUp"
	};
	return bs(e, t, n) === null ? n : yi(e).map((t) => ({
		kind: "develop",
		do: "construct",
		tile: e.state.market[0],
		place: t
	})).find((n) => bs(e, t, n) === null);
}
function Vl(e, t) {
	let n = B(e), { tavern: r } = n, i = r[0] + r[7] > 0 && t(4) > 0 && xi(e), a = i && (r[0] === 0 || r[7] > 0 && t(2) === 0) ? 1 : 0, o = i ? Math.min(r[0], a > 0 ? t(2) : 1 + t(2)) : 0, s = 1 + t(4) | 0, c = r[s] === 0, l = t(2) === 0 ? void 0 : Si(e, n, s), u = l !== void 0 && l <= n.vp && (!c || r[7] > a);
	return !i && !u ? Ll : {
		kind: "develop",
		do: "assign",
		construct: i ? {
			peasants: o,
			shamans: a
		} : null,
		levelUp: u ? {
			unit: s,
			shaman: c
		} : null
	};
}
function Hl(e, { seat: t, upTo: n }, r) {
	let i = z(e, t).lodgings.slice(), a = x();
	for (let e = r(n + 1); e > 0 && C(i) > 0; e--) {
		let e = r(C(i)), t = 0;
		for (; e >= i[t];) e -= i[t++];
		--i[t], a[t] += 1;
	}
	return {
		kind: "backToBag",
		meeples: a
	};
}
function Ul(e, t) {
	let n = e.state.decision;
	switch (n.kind) {
		case "develop": return Rl(e, n, t);
		case "plan": return Fl(e, t);
		case "order": return {
			kind: "order",
			item: _l(n.items, t)
		};
		case "discardQuest": return {
			kind: "discardQuest",
			quest: _l(z(e, n.seat).hand, t)
		};
		case "cleanse": return {
			kind: "cleanse",
			from: t(2) === 0 ? "tavern" : "lodgings"
		};
		case "unit": return {
			kind: "unit",
			unit: _l(wn(en(e, n.place), n.unit), t)
		};
		case "payCost": return {
			kind: "payCost",
			pay: t(4) > 0
		};
		case "backToBag": return Hl(e, n, t);
		case "overflow": return {
			kind: "overflow",
			district: _l(n.districts, t)
		};
		case "drawEffect": return {
			kind: "drawEffect",
			quest: t(4) > 0 ? _l(n.quests, t) : null
		};
	}
}
// packages/rules/src/setup.ts
var Wl = (e) => Array.from({ length: e }, (e, t) => t), Gl = (e) => Wl(e).map(() => 0);
function Kl() {
	return {
		bag: x(),
		tavern: x(),
		lodgings: x(),
		held: x(),
		levels: [
			1,
			1,
			1,
			1
		],
		hand: [],
		completed: [],
		pile: [],
		rooms: [],
		vp: 0,
		ledger: Gl(s.length),
		boosts: Gl(8),
		pairs: [],
		against: Gl(a.length),
		fought: 0
	};
}
function ql(e, t) {
	return {
		format: 1,
		catalogue: e.hash,
		setup: t,
		draws: Gl(16),
		supply: e.supply.slice(),
		players: Wl(t.players).map(Kl),
		guard: null,
		first: 0,
		active: 0,
		phase: "development",
		round: 1,
		turns: 0,
		quietRounds: 0,
		defeatThisRound: !1,
		council: 0,
		lastRound: 0,
		monsters: Wl(12).map(() => -1),
		monsterDeck: [],
		tokens: [],
		market: [],
		tileDeck: [],
		built: Wl(8).map(() => -1),
		stock: Gl(8),
		orders: Wl(4).map(() => -1),
		crowns: [],
		towers: [
			[],
			[],
			[],
			[]
		],
		questDeck: [],
		questDiscard: [],
		questDiscardBy: [],
		turn: co(),
		agenda: [{ do: "startTurn" }],
		decision: null,
		decisions: 0,
		winners: []
	};
}
function Jl(e, t, n, r = () => !0) {
	let i = [];
	for (let e = 0; e < n.length; e++) r(n[e]) && i.push(e);
	return sn(e.dice, e.state.draws, t, i), i;
}
function Yl(e) {
	let t = e.state.setup.players < 3, n = [];
	for (let r = 3; r >= 1; r--) {
		let i = R.monsters1 + r - 1, a = Jl(e, i, e.cards.catalogue.monsters, (e) => e.level === r && !(t && e.threePlus)), o = re[r - 1] ?? Math.floor(a.length / 2), s = e.dice.below(i, e.state.draws[i]++, o + 1);
		a.splice(s, 0, -1), n.push(...a);
	}
	return n;
}
function Xl(e) {
	for (let t = 0; t < 6; t++) {
		let t = e.state.monsterDeck.pop();
		zt(t >= 0, "the first six cards are Monsters (S3)");
		let n = e.cards.monsters[t].district;
		oa(e, t, Wl(4).map((e) => (n + e) % 4).find((t) => U(e.state, t) < 3));
	}
}
function Zl(e) {
	let { catalogue: t } = e.cards, n = Jl(e, R.prey, t.quests, (e) => e.kind === "end" && e.prey !== void 0), r = t.quests[n[0]], i = j(t.guard.bag);
	return e.state.setup.advanced && Ql(e, i), $l(e, i), e.state.orders = Jl(e, R.orders, t.guard.orders).slice(0, 4), {
		bag: i,
		board: t.guard.board.map(() => -1),
		prestige: x(),
		waiting: x(),
		line: [],
		unitsDrawn: 0,
		acting: !1,
		vp: 0,
		ledger: Gl(s.length),
		pile: [],
		rooms: [],
		gone: [],
		kept: [],
		sword: 0,
		prey: r.kind === "end" && r.prey ? a.indexOf(r.prey) : 0
	};
}
function Ql(e, t) {
	let n = Jl(e, R.advanced, e.cards.catalogue.rooms, (e) => e.family === "rescue")[0], { needs: r } = e.cards.catalogue.rooms[n];
	for (let e of r) typeof e == "string" && e !== "U" && (t[A(e)] += 1);
	T(t, e.cards.rooms[n].list.gains);
}
function $l(e, t) {
	for (let n = 0; n < t.length; n++) e.state.supply[n] -= t[n];
}
function eu(e, t) {
	let r = e.state.players[t], i = x();
	i[0] = ne.P, i[8] = ne.X;
	for (let t of e.state.setup.hiredHelp) r.levels[n.indexOf(t)] = 2, i[1 + n.indexOf(t)] += 1;
	$l(e, i), r.bag = i;
}
function tu(e) {
	let { players: t, draws: n } = e.state, r = Math.max(...t.map(({ tavern: e }) => e[8])), i = t.flatMap(({ tavern: e }, t) => e[8] === r ? [t] : []);
	return i.length === 1 ? i[0] : i[e.dice.below(R.firstPlayer, n[R.firstPlayer]++, i.length)];
}
function nu(e) {
	let { state: t } = e, { catalogue: n } = e.cards, r = t.setup.players === 1;
	r && (t.guard = Zl(e)), t.tokens = Jl(e, R.tokens, n.bonusTokens).slice(0, 3), t.monsterDeck = Yl(e), Xl(e), t.tileDeck = Jl(e, R.tiles, n.tiles, (e) => !(r && e.notSolo)), t.market = t.tileDeck.splice(-4).reverse(), t.setup.towers && ru(e), t.questDeck = Jl(e, R.quests, n.quests, (e) => !(r && e.kind === "end" && e.prey));
	for (let n = 0; n < t.players.length; n++) ln(e, n, 2, { rule: "S7" }), eu(e, n), an(e, n, 4, { rule: "S7" });
	r || (t.first = tu(e)), t.active = t.first;
}
function ru(e) {
	let t = Jl(e, R.rooms, e.cards.catalogue.rooms), n = Math.floor(t.length / 4);
	e.state.towers = Wl(4).map((e) => t.slice(e * n, (e + 1) * n));
}
function iu(e, t) {
	let n = sl(t);
	zt(n.ok, "a setup is parsed before a game starts");
	let r = Jr(e), i = ql(r, n.value), a = [], o = {
		cards: r,
		state: i,
		dice: Zt(t.key),
		log: a
	};
	return nu(o), mo(o), {
		state: i,
		events: a
	};
}
// packages/rules/src/view-events.ts
var Z = (e) => e, au = {
	turnStarted: Z,
	turnEnded: Z,
	drew: Z,
	bagRefilled: Z,
	vpChanged: Z,
	gained: Z,
	notGained: Z,
	returned: Z,
	cleansed: Z,
	questsDrawn: (e, t) => Ks(t, e.seat) ? e : {
		...e,
		quests: qs(e.quests)
	},
	questDiscarded: (e, t) => Ks(t, e.seat) ? e : {
		...e,
		quest: -1
	},
	questsReshuffled: Z,
	questCompleted: Z,
	questDeclined: (e, t) => Ks(t, e.seat) ? e : null,
	constructed: Z,
	assignedToCapitol: Z,
	levelledUp: Z,
	abilityUsed: Z,
	planConfirmed: Z,
	overran: Z,
	crownTaken: Z,
	crownReturned: Z,
	activated: Z,
	roomTaken: Z,
	roomTurnedUp: Z,
	defeated: Z,
	drawGranted: Z,
	held: Z,
	heldReturned: Z,
	boostGained: Z,
	backToBag: Z,
	cleanedUp: Z,
	monstersSlid: Z,
	monsterArrived: Z,
	councilArrived: Z,
	corrupted: Z,
	drawEffectUsed: Z,
	tileTurnedUp: Z,
	finalRoundsBegan: Z,
	guardPlaced: Z,
	guardWaited: Z,
	guardOrdered: Z,
	guardCould: Z,
	guardReset: Z,
	swordTurned: Z,
	questKept: (e, t) => t === "omniscient" ? e : {
		...e,
		quest: -1
	},
	questScored: Z,
	gameEnded: Z
};
function ou(e, t) {
	let n = [];
	for (let r of e) {
		let e = au[r.kind](r, t);
		e && n.push(e);
	}
	return n;
}
// packages/bots/src/bot.ts
function su(e, { cancelled: t, onProgress: n }) {
	let r = t?.() !== !0;
	for (; r;) r = e.work() && t?.() !== !0, n?.(e.progress());
	return e.progress().best;
}
var cu = (e, t) => ({
	name: e,
	think: t,
	answer: (e) => su(t(e), e)
}), lu = (e) => ({
	work: () => !1,
	progress: () => ({
		iterations: 1,
		best: e,
		candidates: [{
			answer: e,
			value: 0,
			visits: 1
		}]
	})
});
// node_modules/pure-rand/lib/esm/distribution/uniformInt.js
function uu(e, t) {
	let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296, r = e.next() + 2147483648;
	for (; r >= n;) r = e.next() + 2147483648;
	return r % t;
}
function du(e, t) {
	if (t < 0) {
		let n = -t;
		e.sign = -1, e.data[0] = ~~(n / 4294967296), e.data[1] = n >>> 0;
	} else e.sign = 1, e.data[0] = ~~(t / 4294967296), e.data[1] = t >>> 0;
	return e;
}
function fu(e, t, n) {
	let r = t.data[1], i = t.data[0], a = t.sign, o = n.data[1], s = n.data[0], c = n.sign;
	if (e.sign = 1, a === 1 && c === -1) {
		let t = r + o, n = i + s + +(t > 4294967295);
		return e.data[0] = n >>> 0, e.data[1] = t >>> 0, e;
	}
	let l = r, u = i, d = o, f = s;
	a === -1 && (l = o, u = s, d = r, f = i);
	let p = 0, m = l - d;
	return m < 0 && (p = 1, m >>>= 0), e.data[0] = u - f - p, e.data[1] = m, e;
}
function pu(e, t, n) {
	let r = n[0] + 1;
	for (t[0] = uu(e, r), t[1] = uu(e, 4294967296); t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) t[0] = uu(e, r), t[1] = uu(e, 4294967296);
	return t;
}
var mu = 2 ** 53 - 1, hu = {
	sign: 1,
	data: [0, 0]
}, gu = {
	sign: 1,
	data: [0, 0]
}, _u = {
	sign: 1,
	data: [0, 0]
}, vu = [0, 0];
function yu(e, t, n, r) {
	let i = r <= mu ? du(_u, r) : fu(_u, du(hu, n), du(gu, t));
	return i.data[1] === 4294967295 ? (i.data[0] += 1, i.data[1] = 0) : i.data[1] += 1, pu(e, vu, i.data), vu[0] * 4294967296 + vu[1] + t;
}
function bu(e, t, n) {
	let r = n - t;
	return r <= 4294967295 ? uu(e, r + 1) + t : yu(e, t, n, r);
}
// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
var xu = [
	3639956645,
	3750757012,
	1261568508,
	386426335
], Su = class e {
	constructor(e, t, n, r) {
		this.s01 = e, this.s00 = t, this.s11 = n, this.s10 = r;
	}
	clone() {
		return new e(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		let e = this.s00 + this.s10 | 0, t = this.s10 ^ this.s00, n = this.s11 ^ this.s01, r = this.s00, i = this.s01;
		return this.s00 = r << 24 ^ i >>> 8 ^ t ^ t << 16, this.s01 = i << 24 ^ r >>> 8 ^ n ^ (n << 16 | t >>> 16), this.s10 = n << 5 ^ t >>> 27, this.s11 = t << 5 ^ n >>> 27, e;
	}
	jump() {
		let e = 0, t = 0, n = 0, r = 0, i = this.s01, a = this.s00, o = this.s11, s = this.s10;
		for (let c = 0; c !== 4; ++c) {
			let l = xu[c];
			for (let c = 1; c; c <<= 1) {
				l & c && (e ^= i, t ^= a, n ^= o, r ^= s);
				let u = s ^ a, d = o ^ i, f = a, p = i;
				a = f << 24 ^ p >>> 8 ^ u ^ u << 16, i = p << 24 ^ f >>> 8 ^ d ^ (d << 16 | u >>> 16), s = d << 5 ^ u >>> 27, o = u << 5 ^ d >>> 27;
			}
		}
		this.s01 = e, this.s00 = t, this.s11 = n, this.s10 = r;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function Cu(e) {
	return new Su(-1, ~e, e | 0, 0);
}
// packages/bots/src/chance.ts
function wu(e) {
	let t = Cu(e | 0);
	return (e) => e < 2 ? 0 : bu(t, 0, e - 1);
}
function Tu(e, t) {
	let n = Math.imul(e ^ 2654435769, 2246822507) ^ Math.imul(t + 2135587861, 3266489909);
	return n = Math.imul(n ^ n >>> 16, 2146121005), n = Math.imul(n ^ n >>> 15, 2221713035), (n ^ n >>> 16) >>> 0;
}
var Eu = (e) => ({ below: (t, n, r) => Math.floor(Tu(Tu(e, t), n) / 4294967296 * r) }), Du = {
	kind: "develop",
	do: "end"
}, Ou = {
	kind: "develop",
	do: "levelUp"
};
function ku(e, t) {
	if (!Ei(e, t)) return;
	let n = e.state.players[e.state.active].levels[t - 1];
	return e.cards.catalogue.heroes[t - 1].levels[n - 1].ability;
}
function Au(e) {
	for (let t = 4; t >= 1; t--) {
		let n = ku(e, t);
		if (n && (n.exhaust?.meeple ?? n.giveUp ?? "X") === "X") return {
			kind: "develop",
			do: "ability",
			unit: t
		};
	}
	return null;
}
function ju(e) {
	let t = [];
	for (let n = 1; n <= 4; n++) ku(e, n) && t.push({
		kind: "develop",
		do: "ability",
		unit: n
	});
	return t;
}
function Mu(e) {
	let t = e.state.players[e.state.active], { tavern: n, vp: r } = t, i = [];
	for (let a = 1; a < 5; a++) {
		let o = Si(e, t, a);
		o === void 0 || o > r || (n[a] > 0 ? i.push({
			unit: a,
			shaman: !1
		}) : n[7] > 0 && i.push({
			unit: a,
			shaman: !0
		}));
	}
	return i;
}
function Nu(e) {
	let { tavern: t } = e.state.players[e.state.active];
	if (!xi(e)) return [];
	let n = [];
	return t[0] >= 1 && n.push({
		peasants: 1,
		shamans: 0
	}), t[0] >= 2 && n.push({
		peasants: 2,
		shamans: 0
	}), n;
}
var Pu = (e, t) => ({
	kind: "develop",
	do: "assign",
	construct: e,
	levelUp: t
}), Fu = (e, t) => ({
	kind: "develop",
	do: "construct",
	tile: e,
	place: t
});
function Iu(e) {
	let { turn: t, market: n } = e.state, r = t.levelUp >= 0 ? [Ou, Du] : [Du];
	if (!t.construct) return [r];
	let i = [];
	for (let t of n) for (let n of yi(e)) i.push([Fu(t, n), ...r]);
	return i;
}
function Lu(e, t) {
	let n = [[Du]];
	for (let t of ju(e)) n.push([t, Du]);
	for (let r of Mu(e)) n.push([
		Pu(null, r),
		Ou,
		Du
	]), t?.[0]?.kind === "develop" && t[0].do === "assign" && n.push([
		Pu(t[0].construct, r),
		Ou,
		...t.slice(1)
	]);
	return n;
}
function Ru(e) {
	let t = [], [n] = Nu(e);
	if (!n) return t;
	for (let r of e.state.market) for (let i of yi(e)) t.push([
		Pu(n, null),
		Fu(r, i),
		Du
	]);
	return t;
}
function zu(e, t) {
	let n = Nu(e)[1];
	return n ? [[Pu(n, null), ...t.slice(1)]] : [];
}
// packages/bots/src/seat.ts
function Bu(e, t, n) {
	let { bag: r, tavern: i, lodgings: a, held: o } = e.players[t];
	for (let e = 0; e < 9; e++) n[e] = r[e] + i[e] + a[e] + o[e];
	let { crowns: s, turn: c } = e;
	for (let e = 0; e < s.length; e++) if (s[e].seat === t) for (let t = 0; t < 9; t++) n[t] += s[e].units[t];
	if (e.active === t) {
		for (let e = 0; e < 9; e++) n[e] += c.capitol[e] + c.gained[e];
		for (let e = 0; e < c.plan.length; e++) {
			let { units: t, overrun: r } = c.plan[e];
			for (let e = 0; e < 9; e++) n[e] += t[e];
			n[0] += r;
		}
	}
	let l = 0;
	for (let e = 0; e <= 8; e++) l += n[e];
	return l;
}
var Vu = 11, Hu = 3, Uu = 2;
function Wu(e) {
	let { players: t, guard: n, monsterDeck: r, round: i } = e, a = n ? n.pile.length : 0;
	for (let e = 0; e < t.length; e++) a += t[e].pile.length;
	let o = Math.max(.5, r.length - Uu), s = (o + a) / Vu, c = (a + s * Hu) / (i - 1 + Hu);
	return Math.max(.7, o / Math.max(c, .5)) + 2;
}
function Gu(e, t) {
	let { players: n, first: r, active: i, lastRound: a, round: o, phase: s } = e;
	if (s === "over") return 0;
	let c = n.length, l = +((t - r + c) % c > (i - r + c) % c);
	return a > 0 ? a - o + l : Math.max(.5, Wu(e) + l - (i - r + c) % c / c);
}
function Ku(e, t, n) {
	let r = n >= 1 && n <= 4 ? t.levels[b(n)] : 1;
	return e.baseCv[n][r - 1];
}
// packages/bots/src/weights.ts
var Q = {
	cv: 9,
	pairs: 10,
	levelCv: 11,
	warrior2: 12,
	recruits: 13,
	mage2: 14,
	mage3: 15,
	cleric2: 16,
	cleric3: 17,
	knightDraws: 18,
	against: 19,
	turnQuests: 20,
	endQuests: 21,
	sets: 22,
	nextRoom: 23,
	crowns: 24,
	drawEffects: 25
}, $ = 26, qu = {
	pile: $,
	questVp: $ + 1,
	questRate: $ + 2,
	choice: $ + 3,
	horizon: $ + 4,
	tries: $ + 5,
	tile: $ + 6,
	exhausted: $ + 7,
	builder: $ + 8
};
$ + 9;
var Ju = Float64Array.from([
	.5,
	1,
	.85,
	.85,
	1.5,
	2.1,
	1.9,
	1.5,
	.05,
	.4,
	.3,
	.4,
	.3,
	.3,
	.25,
	.4,
	.25,
	.35,
	.5,
	.25,
	1,
	1,
	1,
	.3,
	.6,
	.5,
	.15,
	3.6,
	.13,
	.8,
	1,
	.8,
	.4,
	.7,
	.8
]);
// packages/bots/src/outlook.ts
function Yu(e, t) {
	return e === 1 ? t >= 3 ? Q.recruits : t === 2 ? Q.warrior2 : -1 : e === 2 ? t === 2 ? Q.mage2 : t === 3 ? Q.mage3 : -1 : e === 3 ? t === 2 ? Q.cleric2 : t === 3 ? Q.cleric3 : -1 : e === 4 && t >= 2 ? Q.knightDraws : -1;
}
function Xu(e, t, n) {
	let { extraCv: r, levelCv: i, pairCv: a, all: o, size: s, draws: c } = n, { heroes: l } = e.catalogue, u = s > 0 ? c / s : 0;
	for (let n = 0; n < 8; n++) r[n] = t.boosts[n], n >= 1 && n <= 4 && (i[n] = Ku(e, t, n) - l[b(n)].levels[0].cv);
	let { pairs: d } = t;
	for (let e = 0; e < d.length; e += 3) a[d[e + 1]] += d[e + 2] * Math.min(1, u * o[d[e]]);
}
var Zu = Array.from({ length: 9 }, () => .5).fill(0), Qu = () => Zu.slice(), $u = [
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
];
function ed(e, t, { busy: n, horizon: r }) {
	let { bag: i } = e, a = n ? $u : e.tavern, o = 0;
	for (let e = 0; e < 9; e++) o += i[e] + a[e];
	let s = t.turns * t.draws, c = Math.min(s, o), l = (s - c) * r;
	for (let e = 0; e < 9; e++) {
		let n = o > 0 ? (i[e] + a[e]) * c / o : 0;
		t.drawn[e] = n + (t.size > 0 ? t.all[e] * l / t.size : 0);
	}
	return l;
}
function td(e, t, n, r) {
	let i = 0;
	for (let n = 0; n < 9; n++) {
		let a = r[n] + r[Q.cv] * t.extraCv[n] + r[Q.pairs] * t.pairCv[n];
		if (a += r[Q.levelCv] * t.levelCv[n], n >= 1 && n <= 4) {
			let t = Yu(n, e.levels[b(n)]);
			t >= 0 && (a += r[t]);
		}
		t.worth[n] = a, i += a * t.all[n];
	}
	i = t.size > 0 ? i / t.size : 0;
	for (let e = 0; e < 9; e++) t.price[e] = n * (t.worth[e] - i) / (t.size + 1);
	return t.turns > 0 ? i : 0;
}
function nd(e, t, n, r) {
	let i = +(t.active === n && t.phase === "development");
	return rd(e, t, n, {
		weights: r,
		turns: Math.max(0, Gu(t, n)) + i
	});
}
function rd(e, t, n, { weights: r, turns: i }) {
	let a = t.players[n], o = Qu(), s = Bu(t, n, o), c = t.active === n && t.phase !== "development", l = {
		seat: n,
		turns: i,
		draws: 4 + Math.min(t.council, 2),
		all: o,
		size: s,
		drawn: Qu(),
		extraCv: Qu(),
		levelCv: Qu(),
		pairCv: Qu(),
		worth: Qu(),
		price: Qu(),
		drawWorth: 0
	};
	Xu(e, a, l);
	let u = ed(a, l, {
		busy: c,
		horizon: r[qu.horizon]
	});
	return {
		...l,
		drawWorth: td(a, l, u, r)
	};
}
var id = (e, t) => e.size > 0 ? e.draws * e.all[t] / e.size : 0;
// packages/bots/src/quest-worth.ts
function ad(e, t, n) {
	let r = id(e, t), i = Math.exp(-r), a = 0;
	for (let e = 0; e < n; e++) a += i, i *= r / (e + 1);
	return 1 - a;
}
function od(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function sd(t, n) {
	let r = 1;
	for (let i = 0; i < n.length; i++) n.indexOf(n[i]) === i && (r *= ad(t, e.indexOf(n[i]), od(n, n[i])));
	return r;
}
function cd(e, t) {
	let n = t.with ? sd(e, t.with) : 1;
	return t.with === void 0 && (n = t.without === void 0 ? .8 : .45), t.type !== void 0 && (n *= .75), (t.minLevel ?? 0) > 1 && (n *= .8), (t.minStrength ?? 0) >= 7 && (n *= .3), t.types !== void 0 && (n *= .35), t.surplus !== void 0 && (n *= .3), n * .7;
}
function ld(e, t, r) {
	switch (r.kind) {
		case "defeat": return cd(t, r);
		case "defeats": return .08;
		case "construct": return e.built.includes(-1) && e.market.length > 0 ? .4 : 0;
		case "activate": return r.districts >= 3 ? .22 : .3;
		case "activateAndDefeat": return .2;
		case "tavern": return sd(t, r.have);
		case "level": {
			let i = 3;
			for (let a of r.anyOf) {
				let o = e.players[t.seat].levels[n.indexOf(a)];
				i = Math.min(i, r.level - o);
			}
			return i <= 0 ? 1 : i === 1 ? .3 : .12;
		}
	}
}
function ud(e, t, n) {
	if (n < 0) return t.length;
	let r = 0;
	for (let i = 0; i < t.length; i++) e.monsters[t[i]].type === n && r++;
	return r;
}
var dd = (e) => 1 / (1 + Math.exp(-e));
function fd(e, t, n, r) {
	let i = ud(e, t.players[n.seat].pile, r), a = t.guard ? ud(e, t.guard.pile, r) : 0;
	for (let i = 0; i < t.players.length; i++) i !== n.seat && (a = Math.max(a, ud(e, t.players[i].pile, r)));
	let o = r < 0 ? n.turns : n.turns / 3, s = i - a + .4 - (o > 0 ? .15 * (t.players.length - 1) : 0);
	return n.turns > 0 ? dd(2.2 * s / Math.sqrt(1 + o)) : +(i >= a);
}
var pd = (e, t) => e <= 0 ? 1 : Math.min(.9, t / (t + 3)) ** +e;
function md(t, r, i, o) {
	let s = r.players[i.seat];
	switch (o.kind) {
		case "mostMonsters": return fd(t, r, i, o.type ? a.indexOf(o.type) : -1);
		case "eachType": {
			let e = 0;
			for (let n = 0; n < 3; n++) e += Math.max(0, o.n - ud(t, s.pile, n));
			return pd(e * .7, i.turns);
		}
		case "atMost": {
			let t = i.all[e.indexOf(o.meeple)] - o.n;
			return t <= 0 ? 1 - Math.min(.3, .04 * i.turns) : pd(t, i.turns * .8);
		}
		case "atLeast": return pd(o.n - i.all[e.indexOf(o.meeple)], i.turns);
		case "prestige": return pd(o.n - i.all[5] - i.all[6] - i.all[7], i.turns * .6);
		case "classes": {
			let e = 0, r = 0;
			for (let t = 0; t < n.length; t++) s.levels[t] >= o.level && e++, r = Math.max(r, s.levels[t]);
			for (let n = 0; n < 3; n++) i.all[5 + n] > 0 && t.prestigeLevels[n] >= o.level && e++;
			return pd(Math.max(0, o.n - e) + Math.max(0, (o.top ?? 0) - r), i.turns * .7);
		}
	}
}
function hd(e, t, n, { quest: r, tries: i }) {
	let a = e.catalogue.quests[r];
	return a.kind === "end" ? md(e, t, n, a.condition) : 1 - (1 - Math.min(.95, ld(t, n, a.condition) * i)) ** n.turns;
}
// packages/bots/src/prices.ts
function gd({ o: e, weights: t }) {
	let n = 1 - Math.exp(-t[qu.questRate] * e.turns);
	return n * t[qu.questVp] - (1 - n) * _d;
}
var _d = 1.3;
function vd(e, t, n) {
	let r = gd(e), i = e.weights[qu.choice];
	return n === 0 ? r * t : r * (t - n) + i + Math.max(0, r - i - e.worst) * .5;
}
function yd(t, n) {
	let { o: r } = t;
	switch (n.kind) {
		case "gain": {
			let i = e.indexOf(n.meeple);
			return n.from === "supply" && t.state.supply[i] === 0 ? 0 : r.price[i];
		}
		case "return": return -r.price[e.indexOf(n.unit)];
		case "cleanse": return r.all[8] > 0 ? -r.price[8] : 0;
		case "vp": return n.n;
		case "vpPerCorruption": return 0;
		case "quests": return vd(t, n.draw, n.discard);
		case "discardQuest": return t.hand.length > 0 ? -t.worst : 0;
		case "draw": return n.n * r.drawWorth;
		case "hold": return r.turns > 0 ? r.worth[1] : 0;
		case "backToBag": return r.turns > 0 ? .6 : 0;
	}
}
function bd(e, t) {
	let n = 0;
	for (let r = 0; r < t.length; r++) n += yd(e, t[r]);
	return n;
}
function xd({ o: t, weights: n }, r) {
	let { drawn: i } = t;
	switch (r.kind) {
		case "boost": return r.who === "prestige" ? n[Q.cv] * r.n * (i[5] + i[6] + i[7]) : n[Q.cv] * r.n * i[e.indexOf(r.who)];
		case "pair": {
			let a = t.size > 0 ? Math.min(1, t.draws * t.all[e.indexOf(r.by)] / t.size) : 0;
			return n[Q.pairs] * r.n * i[e.indexOf(r.who)] * a;
		}
		case "against": return n[Q.against] * r.n * t.turns;
	}
}
function Sd(t, n) {
	let r = t.cards.catalogue.quests[n];
	if (r.kind === "end") return r.vp;
	if (r.kind === "triggered") {
		let n = r.cost === void 0 ? 0 : t.o.price[e.indexOf(r.cost)];
		return r.vp - n + bd(t, r.gives);
	}
	let i = r.vp;
	for (let e of r.gives) e.kind === "drawPhase" ? i += t.weights[Q.drawEffects] * t.o.turns : e.kind === "onConstruct" ? i += Math.min(2, t.o.turns * .3) : i += xd(t, e);
	return i;
}
function Cd(e, t) {
	let n = hd(e.cards, e.state, e.o, {
		quest: t,
		tries: e.weights[qu.tries]
	}), { penalty: r } = e.cards.catalogue.quests[t];
	return n * Sd(e, t) - (1 - n) * r;
}
function wd(e, t, n, r) {
	let i = {
		cards: e,
		state: t,
		o: n,
		weights: r,
		hand: [],
		worst: 0
	}, { hand: a } = t.players[n.seat];
	for (let e = 0; e < a.length; e++) i.hand.push(Cd(i, a[e]));
	return a.length > 0 && (i.worst = Math.min(...i.hand)), i;
}
// packages/bots/src/evaluate.ts
function Td(e, t, n) {
	let { levels: r, against: i } = e.players[t.seat];
	for (let e = 0; e < 9; e++) {
		let i = t.drawn[e];
		n[e] = i, n[Q.cv] += i * t.extraCv[e], n[Q.pairs] += i * t.pairCv[e], n[Q.levelCv] += i * t.levelCv[e];
		let a = e >= 1 && e <= 4 ? Yu(e, r[b(e)]) : -1;
		a >= 0 && (n[a] += i);
	}
	for (let e = 0; e < i.length; e++) n[Q.against] += i[e] * t.turns;
}
function Ed(e, t) {
	let { hand: n, completed: r } = e.state.players[e.o.seat];
	for (let r = 0; r < n.length; r++) {
		let i = e.cards.catalogue.quests[n[r]].kind === "end";
		t[i ? Q.endQuests : Q.turnQuests] += Cd(e, n[r]);
	}
	for (let n = 0; n < r.length; n++) e.cards.inDrawPhase[r[n]] && (t[Q.drawEffects] += e.o.turns);
}
function Dd(e, t, n, r) {
	let { rooms: i } = t.players[n.seat];
	if (i.length === 0) return;
	let { roomSets: a, rooms: o } = e.catalogue, s = Math.min(1, n.turns / 4);
	for (let e = 0; e < a.length; e++) {
		let { id: t, ladder: n } = a[e], c = 0;
		for (let e = 0; e < i.length; e++) o[i[e]].family === t && c++;
		if (c === 0) continue;
		let l = n[Math.min(c, n.length) - 1];
		r[Q.sets] += l, c < n.length && (r[Q.nextRoom] += (n[c] - l) * s);
	}
}
function Od(e, t) {
	let { state: n, cards: r, o: i } = e;
	if (!(i.turns <= 0)) for (let e = 0; e < n.crowns.length; e++) {
		let { seat: a, place: o, units: s, as: c } = n.crowns[e], l = (a === i.seat ? r.tiles[n.built[o - 4]]?.crown : void 0)?.find(({ unit: e }) => s[e] + c[e] > 0);
		if (l) for (let e of l.list.effects) e.kind === "vp" && (t[Q.crowns] += e.n), e.kind === "draw" && (t[Q.crowns] += e.n * i.drawWorth);
	}
}
var kd = new Float64Array($);
function Ad(e, t, n, r) {
	let { into: i } = r;
	i.fill(0);
	let a = {
		cards: e,
		state: t,
		o: n,
		weights: r.weights,
		hand: [],
		worst: 0
	};
	Td(t, n, i), Ed(a, i), Dd(e, t, n, i), Od(a, i);
}
function jd(e, t, n, r) {
	return t.phase === "over" ? t.players[n].vp : Nd(e, t, nd(e, t, n, r), r);
}
function Md(e, t, n, r) {
	return t.phase === "over" ? t.players[n].vp : Nd(e, t, rd(e, t, n, r), r.weights);
}
function Nd(e, t, n, r) {
	Ad(e, t, n, {
		weights: r,
		into: kd
	});
	let i = t.players[n.seat].vp;
	for (let e = 0; e < $; e++) i += r[e] * kd[e];
	return i;
}
// packages/bots/src/habits.ts
function Pd(e, t, n) {
	let { hand: r } = e.state.players[t], i = nd(e.cards, e.state, t, n), a = wd(e.cards, e.state, i, n), o = 0;
	for (let e = 1; e < r.length; e++) a.hand[e] < a.hand[o] && (o = e);
	return r[o];
}
function Fd(e, t, n, r) {
	let { worth: i, drawWorth: a } = nd(e.cards, e.state, t, r), o = e.state.players[t].lodgings.slice(), s = x();
	for (let e = 0; e < n; e++) {
		let e = -1;
		for (let t = 0; t < 9; t++) o[t] > 0 && i[t] > a && (e < 0 || i[t] > i[e]) && (e = t);
		if (e < 0) break;
		--o[e], s[e] += 1;
	}
	return {
		kind: "backToBag",
		meeples: s
	};
}
function Id(e, { of: t, items: n }) {
	if (t !== "monsters") return n[0];
	let r = (t) => +!!e.cards.monsters[t].list.effects.some(({ kind: e }) => e === "discardQuest"), i = n[0];
	for (let e of n) r(e) < r(i) && (i = e);
	return i;
}
function Ld(e, t) {
	let n = t[0], r = Infinity;
	for (let i of t) {
		let t = U(e.state, i);
		t < r && (r = t, n = i);
	}
	return n;
}
function Rd(e, t, n, r) {
	let i = nd(e.cards, e.state, n, r), a = wd(e.cards, e.state, i, r), o = e.cards.catalogue.quests[t];
	return o.vp - (o.kind === "triggered" && o.cost ? Math.max(...a.o.price) : 0) > Cd(a, t) - 1;
}
var zd = {
	order: (e, t) => ({
		kind: "order",
		item: Id(e, t)
	}),
	discardQuest: (e, { seat: t }, n) => ({
		kind: "discardQuest",
		quest: Pd(e, t, n)
	}),
	cleanse: (e, { seat: t }) => ({
		kind: "cleanse",
		from: e.state.players[t].lodgings[8] > 0 ? "lodgings" : "tavern"
	}),
	unit: (e, { to: t, unit: n }) => ({
		kind: "unit",
		unit: t === "hold" ? 7 : n
	}),
	payCost: (e, { quest: t, seat: n }, r) => ({
		kind: "payCost",
		pay: Rd(e, t, n, r)
	}),
	backToBag: (e, { seat: t, upTo: n }, r) => Fd(e, t, n, r),
	overflow: (e, { districts: t }) => ({
		kind: "overflow",
		district: Ld(e, t)
	}),
	drawEffect: (e, { quests: t }) => ({
		kind: "drawEffect",
		quest: t[0]
	})
}, Bd = (e) => e !== "develop" && e !== "plan", Vd = (e, t, n) => zd[t.kind](e, t, n);
// packages/bots/src/items.ts
function Hd(e) {
	let t = 0;
	for (let n = 0; n < 8; n++) t |= Math.min(7, e[n]) << n * 4;
	return t;
}
function Ud({ packed: e, corruption: t }) {
	let n = x();
	for (let t = 0; t < 8; t++) n[t] = e >>> t * 4 & 7;
	return n[8] = t, n;
}
var Wd = -2004318072, Gd = (e, t) => (((e | Wd) >>> 0) - (t >>> 0) & Wd) === Wd;
function Kd(e) {
	let t = 0;
	for (let n = 0; n < 8; n++) t += e[n];
	return t;
}
// packages/bots/src/foe-items.ts
var qd = 4096;
function Jd(e) {
	let t = e.state.players[e.o.seat], { tavern: n } = t, r = n[1] > 0 && ns(e, t), i = [], a = [], o = [], s = 1;
	for (let e = 0; e < 8; e++) {
		let t = Math.min(7, n[e] + (e === 0 && r ? 1 : 0));
		s * (t + 1) > qd && (t = Math.max(0, Math.floor(qd / s) - 1)), t !== 0 && (i.push(e), a.push(s), o.push(t), s *= t + 1);
	}
	let c = new Uint8Array(s * 8), l = new Int32Array(s), u = new Uint8Array(s), d = new Uint8Array(s);
	for (let t = 0; t < s; t++) for (let n = 0; n < i.length; n++) {
		let r = Math.floor(t / a[n]) % (o[n] + 1);
		c[t * 8 + i[n]] = r, l[t] |= r << i[n] * 4, u[t] += r, d[t] += r * e.cards.levelCv[i[n]];
	}
	let f = new Int16Array(s), p = n[0];
	return {
		n: s,
		kinds: i,
		strides: a,
		counts: c,
		packed: l,
		sizes: u,
		levelCv: d,
		cv: f,
		peasants: p,
		recruiting: r,
		shamanAs: 0,
		as: S()
	};
}
function Yd(e, t, n) {
	let r = e.state.players[e.o.seat], i = /* @__PURE__ */ new Float64Array(8);
	for (let t = 0; t < 8; t++) i[t] = Ku(e.cards, r, t) + r.boosts[t] + n[t] + n[8];
	let a = -1;
	for (let e = 0; e < 5; e++) {
		let i = r.boosts[e] + n[e];
		i <= a || (a = i, t.shamanAs = e);
	}
	return t.as.fill(0), i[7] += Math.max(0, a), i;
}
function Xd(t) {
	let r = t.state.players[t.o.seat], i = r.pairs.slice();
	for (let a = 0; a < n.length; a++) {
		let { boosts: n } = t.cards.catalogue.heroes[a].levels[r.levels[a] - 1];
		for (let t of n ?? []) t.kind === "pair" && i.push(e.indexOf(t.by), e.indexOf(t.who), t.n);
	}
	return i;
}
function Zd(e, t, n) {
	let r = Yd(e, t, n), i = Xd(e);
	for (let e = 0; e < t.n; e++) {
		let n = e * 8, a = 0;
		for (let e = 0; e < t.kinds.length; e++) a += t.counts[n + t.kinds[e]] * r[t.kinds[e]];
		for (let e = 0; e < i.length; e += 3) {
			let r = i[e], o = i[e + 1];
			t.counts[n + r] > +(r === o) && (a += i[e + 2] * t.counts[n + o]);
		}
		t.cv[e] = a;
	}
}
function Qd(e, t) {
	let { hand: n } = e.state.players[e.o.seat], r = [];
	for (let i = 0; i < n.length && i < 30; i++) {
		let a = e.cards.conditions[n[i]];
		a.kind === "defeat" && Hn(a, t) && r.push({
			bit: 1 << i,
			asked: a
		});
	}
	return r;
}
function $d(e, t, n) {
	let r = n.vp + bd(e, n.list.effects);
	for (let t of n.boosts) r += xd(e, t);
	t < 28 && (r += e.weights[qu.pile]);
	let i = e.state.players[e.o.seat].against[n.type];
	return {
		foe: n,
		place: t,
		value: r,
		against: i,
		quests: Qd(e, n)
	};
}
function ef(e) {
	let { state: t, cards: n } = e, r = [];
	for (let i = 0; i < 12; i++) {
		let a = t.monsters[i];
		a >= 0 && r.push($d(e, 16 + i, n.monsters[a]));
	}
	if (!v(t)) return r;
	let i = t.players[e.o.seat];
	for (let t = 28; t <= 31; t++) zo(i, t) || r.push($d(e, t, n.council[t - 28]));
	return r;
}
var tf = (e, t, { foe: n, against: r }) => e.cv[t] + e.levelCv[t] * n.level + r, nf = (e, t, n, r) => e.sizes[t] > 0 && tf(e, t, n) + r >= n.foe.strength;
function rf(e, t, { asked: n }, r) {
	if (r < n.surplus) return !1;
	let i = t * 8;
	return e.as[e.shamanAs] = e.counts[i + 7], Un(n, e.counts, e.as, i);
}
function af(e, t, n, r) {
	return nf(e, t, n, r.extra) ? r.quest < 0 || rf(e, t, n.quests[r.quest], tf(e, t, n) + r.extra - n.foe.strength) : !1;
}
function of(e, t, n, r) {
	for (let i = 0; i < e.kinds.length; i++) if (e.counts[t * 8 + e.kinds[i]] > 0 && af(e, t - e.strides[i], n, r)) return !1;
	return !0;
}
function sf(e, t, n, r) {
	if (r < 28 || r >= 31) return 0;
	let { condition: i, vp: a } = e.cards.catalogue.bonusTokens[e.state.tokens[r - 28]];
	return Kn({
		cards: e.cards,
		player: e.state.players[e.o.seat]
	}, i, t.counts, n * 8) ? a : 0;
}
function cf(e, t) {
	let n = 0;
	for (let r = 5; r < 8; r++) (t >>> r * 4 & 7) > 0 && (n += e.cards.presenceVp[r]);
	return n;
}
function lf(e, t) {
	let n = t >>> 28 & 7;
	if (n === 0) return null;
	let r = S();
	return r[e.shamanAs] = n, r;
}
function uf(e, t, n, r) {
	let { t: i, extra: a, once: o } = r, s = t.packed[n], c = tf(t, n, i) + a - i.foe.strength, l = 0;
	for (let e of i.quests) rf(t, n, e, c) && (l |= e.bit);
	let u = o & 1;
	return {
		place: i.place,
		packed: s - u,
		corruption: 0,
		as: lf(t, s),
		size: t.sizes[n] - u,
		value: i.value + sf(e, t, n, i.place) + cf(e, s),
		quests: l,
		once: o,
		type: 1 << i.foe.type,
		bounty: 0,
		density: 0
	};
}
function df(e, t, n, r) {
	let i = [];
	for (let a = 0;; a = r) {
		let o = {
			extra: a,
			quest: -1
		};
		for (let r = 1; r < t.n; r++) {
			if (!nf(t, r, n, a)) continue;
			let s = r * 8, c = t.recruiting && t.counts[s + 0] > 0 && t.counts[s + 1] > 0, l = t.counts[s + 0] <= t.peasants;
			if (l || c) for (o.quest = -1; o.quest < n.quests.length; o.quest++) {
				if (!af(t, r, n, o) || !of(t, r, n, o)) continue;
				let s = a > 0 ? 2 : 0;
				l && i.push(uf(e, t, r, {
					t: n,
					extra: a,
					once: s
				})), c && s === 0 && t.sizes[r] > 1 && i.push(uf(e, t, r, {
					t: n,
					extra: a,
					once: 1
				}));
				break;
			}
		}
		if (a === r) return i;
	}
}
function ff(e) {
	let { hand: t } = e.state.players[e.o.seat], n = new Float64Array(t.length);
	for (let r = 0; r < t.length; r++) n[r] = Math.max(.3, Sd(e, t[r]) - e.weights[Q.turnQuests] * e.hand[r]);
	return n;
}
// packages/bots/src/knapsack.ts
function pf(e, t) {
	if (t === 0) return 0;
	let n = 0;
	for (let r = 0; r < e.length; r++) t >> r & 1 && (n += e[r]);
	return n;
}
var mf = {
	defeat: !1,
	defeats: !0,
	construct: !1,
	activate: !0,
	activateAndDefeat: !0,
	tavern: !1,
	level: !1,
	mostMonsters: !1,
	eachType: !1,
	atMost: !1,
	atLeast: !1,
	prestige: !1,
	classes: !1
}, hf = ({ cards: e }, t) => mf[e.conditions[t].kind];
function gf(e) {
	let t = 0;
	for (let n = 0; n < e.chosen.length; n++) {
		let { place: r } = e.chosen[n];
		ee(r) && (t |= 1 << u(r));
	}
	let n = 0;
	for (let r = 0; r < e.chosen.length; r++) {
		let { place: i, type: a } = e.chosen[r], o = a === 0 ? u(i) : -1;
		o >= 0 && !(t >> o & 1) && (n += e.overrun[o] * e.p.o.price[0]);
	}
	if (e.slack === 0) return n;
	let { seat: r } = e.p.o, { hand: i } = e.p.state.players[r], a = {
		seat: r,
		place: -1,
		resolved: e.places
	};
	for (let t = 0; t < i.length; t++) hf(e.p, i[t]) && gr(e.p, i[t], a) && (n += e.gains[t]);
	return n;
}
function _f({ chosen: e }) {
	let t = 0, n = 0;
	for (let r = 0; r < e.length; r++) t |= e[r].type, n |= e[r].bounty;
	return (n & ~t) === 0;
}
function vf(e) {
	if (!_f(e)) return;
	let t = e.value + gf(e), { best: n, keep: r } = e.sack;
	if (n.length === r) {
		if (t <= n[r - 1].value) return;
		n.pop();
	}
	let i = n.length;
	for (; i > 0 && n[i - 1].value < t;) i--;
	n.splice(i, 0, {
		items: e.chosen.slice(),
		value: t
	});
}
var yf = ({ sack: e }) => e.best.length < e.keep ? -Infinity : e.best[e.keep - 1].value;
function bf(e, t, n) {
	e.left -= n * t.packed, e.units -= n * t.size, e.corruption -= n * t.corruption, n > 0 ? (e.places |= 1 << t.place, e.once |= t.once, e.chosen.push(t)) : (e.places &= ~(1 << t.place), e.once &= ~t.once, e.chosen.pop());
}
function xf(e, t) {
	let n = !0;
	for (let r = t; r < e.items.length && e.nodes > 0; r++) {
		let t = e.items[r];
		if (e.value + e.units * t.density + e.slack <= yf(e)) return;
		if (e.places >>> t.place & 1 || e.once & t.once || !Gd(e.left, t.packed) || t.corruption > e.corruption) continue;
		e.nodes--, n = !1;
		let { quests: i, value: a } = e;
		e.value += t.value + pf(e.gains, t.quests & ~i), e.quests |= t.quests, bf(e, t, 1), xf(e, r + 1), bf(e, t, -1), e.quests = i, e.value = a;
	}
	n && vf(e);
}
function Sf(e, t) {
	let { hand: n } = e.state.players[e.o.seat], r = 0;
	for (let i = 0; i < n.length; i++) hf(e, n[i]) && (r += t[i]);
	return r;
}
function Cf(e) {
	return i.map((t, n) => y[U(e.state, n)]);
}
var wf = .02;
function Tf(e, { items: t, fixed: n, gains: r, nodes: i }, a) {
	let o = Sf(e, r), s = o > 0 ? -.6 : wf, c = [];
	for (let e = 0; e < t.length; e++) {
		let n = t[e], i = n.value + pf(r, n.quests);
		n.density = i / n.size, i > s && c.push(n);
	}
	c.sort((e, t) => t.density - e.density);
	let { tavern: l } = e.state.players[e.o.seat], u = {
		p: e,
		items: c,
		gains: r,
		sack: a,
		chosen: [],
		overrun: Cf(e),
		slack: o,
		left: Hd(l),
		units: Kd(l),
		corruption: l[8],
		places: 0,
		once: 0,
		quests: 0,
		value: 0,
		nodes: i
	};
	for (let e of n) bf(u, e, 1), u.value += e.value;
	xf(u, 0);
}
// packages/bots/src/spot-items.ts
function Ef(e, t) {
	let { catalogue: n } = e.cards, { family: r } = n.rooms[t], i = n.roomSets.find(({ id: e }) => e === r);
	if (!i) return 0;
	let a = 0;
	for (let t of e.state.players[e.o.seat].rooms) n.rooms[t].family === r && a++;
	if (a >= i.ladder.length) return 0;
	let o = (e) => (i.ladder[e] ?? i.ladder[e - 1]) - (e > 0 ? i.ladder[e - 1] : 0), s = Math.min(1, e.o.turns / 4), c = a + 1 < i.ladder.length ? o(a + 1) : 0;
	return e.weights[Q.sets] * o(a) + e.weights[Q.nextRoom] * s * (c - (a > 0 ? o(a) : 0));
}
function Df(e, t, n, r) {
	if (t.crown) {
		let n = t.crown.find(({ unit: e }) => r[e] > 0) ?? t.crown[0];
		return e.o.turns > 0 ? bd(e, n.list.effects) * e.weights[Q.crowns] : 0;
	}
	let i = bd(e, t.list.effects);
	if (t.stock && e.state.stock[n - 4] === 0 && (i -= e.o.price[t.stock.meeple]), n >= 12) {
		let a = e.state.towers[n - 12];
		i += Ef(e, a[a.length - 1]), i += t.list.vpPerCorruption * r[8];
	}
	return i;
}
function Of(e) {
	let { spot: t, left: n, place: r } = e, i = Hd(e.units);
	if (e.seen.has(i) || (e.seen.add(i), t.corruption === "one" && n[8] === 0)) return;
	let a = e.units.slice();
	a[8] = t.corruption === "one" ? 1 : t.corruption === "any" ? n[8] : 0;
	let o = a.slice();
	for (let t = 0; t < 5; t++) o[t] += e.as[t];
	e.items.push({
		place: r,
		packed: i,
		corruption: a[8],
		as: a[7] > 0 ? e.as.slice() : null,
		size: Kd(a),
		value: Df(e.p, t, r, o),
		quests: 0,
		once: 0,
		type: 0,
		bounty: t.bounty < 0 ? 0 : 1 << t.bounty,
		density: 0
	});
}
function kf(e, t, n) {
	if (n === t.length) return Of(e);
	let r = t[n];
	for (let i = 0; i < 7; i++) r >> i & 1 && e.left[i] !== 0 && (--e.left[i], e.units[i] += 1, kf(e, t, n + 1), e.left[i] += 1, --e.units[i]);
	if (e.left[7] === 0) return;
	let i = 0;
	for (; i < 5 && !(r >> i & 1);) i++;
	i !== 5 && (--e.left[7], e.units[7] += 1, e.as[i] += 1, kf(e, t, n + 1), e.left[7] += 1, --e.units[7], --e.as[i]);
}
function Af(e, t, n) {
	let r = {
		p: e,
		spot: t,
		place: n,
		left: e.state.players[e.o.seat].tavern.slice(),
		units: x(),
		as: [
			0,
			0,
			0,
			0,
			0
		],
		seen: /* @__PURE__ */ new Set(),
		items: []
	};
	if (!t.crown) kf(r, t.masks, 0);
	else for (let { unit: e } of t.crown) kf(r, [1 << e], 0);
	return r.items;
}
// packages/bots/src/planner.ts
function jf(e) {
	let { state: t, cards: n } = e, r = [], a = (t, n) => {
		let i = Af(e, t, n);
		i.length > 0 && r.push({
			spot: t,
			items: i
		});
	};
	for (let e = 0; e < 4; e++) a(n.start[e], e);
	for (let e = 0; e < 8; e++) t.built[e] >= 0 && a(n.tiles[t.built[e]], 4 + e);
	for (let e = 0; e < i.length; e++) {
		let r = t.towers[e];
		r.length > 0 && a(n.rooms[r[r.length - 1]], c(e));
	}
	return r;
}
function Mf(e, t, n) {
	let { spot: r, items: i } = e.spots[n], { tavern: a } = e.p.state.players[e.p.o.seat], o = Hd(a), s = Kd(a);
	for (let { packed: e, size: n } of t.fixed) o -= e, s -= n;
	let c = i.find(({ packed: e }) => Gd(o, e));
	if (!c || s <= c.size) return null;
	let l = t.boosts.slice();
	for (let e = 0; e < r.turnBoosts.length; e += 2) l[r.turnBoosts[e]] += r.turnBoosts[e + 1];
	let u = r.forges ? e.p.state.players[e.p.o.seat].lodgings[8] : t.forge;
	return {
		fixed: [...t.fixed, c],
		boosts: l,
		forge: u
	};
}
function Nf(e) {
	let t = [{
		fixed: [],
		boosts: x(),
		forge: 0
	}];
	for (let n = 0; n < e.spots.length; n++) {
		let { spot: r } = e.spots[n];
		if (r.turnBoosts.length !== 0 || r.forges) for (let r = t.length - 1; r >= 0; r--) {
			let i = Mf(e, t[r], n);
			i && t.push(i);
		}
	}
	return t;
}
var Pf = 6;
function Ff(e) {
	let { place: t, as: n } = e, r = Ud(e);
	return n ? {
		place: t,
		units: r,
		as: n
	} : {
		place: t,
		units: r
	};
}
function If(e) {
	let t = e.find(({ once: e }) => e & 1)?.place, n = e.find(({ once: e }) => e & 2), r = {
		kind: "plan",
		places: e.map(Ff).sort((e, t) => e.place - t.place)
	}, i = t === void 0 ? r : {
		...r,
		recruit: t
	};
	if (!n) return i;
	let a = Ud(n).findIndex((e) => e > 0);
	return {
		...i,
		forge: {
			place: n.place,
			unit: a
		}
	};
}
function Lf(e, t) {
	let n = {
		p: e,
		spots: jf(e),
		handfuls: Jd(e)
	}, r = ef(e), i = {
		best: [],
		keep: t.keep
	}, a = ff(e), o = Nf(n);
	for (let s = 0; s < o.length && s < Pf; s++) {
		let { fixed: c, boosts: l, forge: u } = o[s];
		Zd(e, n.handfuls, l);
		let d = [];
		for (let { items: e } of n.spots) for (let t of e) d.push(t);
		for (let t of r) for (let r of df(e, n.handfuls, t, u)) d.push(r);
		Tf(e, {
			items: d,
			fixed: c,
			gains: a,
			nodes: t.nodes
		}, i);
	}
	return i.best.map(({ items: e, value: t }) => ({
		plan: If(e),
		value: t
	}));
}
// packages/bots/src/world.ts
var Rf = (e, t, n) => ({
	state: mc(e, t, wu(n)),
	seed: Tu(n, 1)
}), zf = (e, t) => ({
	cards: Jr(e),
	state: So(t.state),
	dice: Eu(t.seed),
	log: null
}), Bf = (e) => ({
	...e,
	state: So(e.state)
});
function Vf(e, t) {
	for (;;) {
		let { decision: n } = e.state;
		if (!n || !Bd(n.kind)) return;
		go(e, Vd(e, n, t));
	}
}
function Hf(e, t, n) {
	let { turns: r } = e.state;
	for (let i = 0; i < t.length; i++) {
		let { decision: a, turns: o } = e.state;
		if (a?.kind !== t[i].kind || o !== r) return i > 0;
		go(e, t[i]), Vf(e, n);
	}
	return !0;
}
function Uf(e, t, n) {
	let { decision: r } = t;
	return r ? Gs(e, t, {
		seat: r.seat,
		decision: r.id,
		answer: n
	}).ok : !1;
}
// packages/bots/src/greedy.ts
var Wf = {
	keep: 1,
	nodes: 400
}, Gf = {
	keep: 12,
	nodes: 3e3
}, Kf = 3;
function qf(e, t) {
	let n = nd(e.cards, e.state, e.state.active, t);
	return wd(e.cards, e.state, n, t);
}
function Jf(e, t, n) {
	let r = jd(e.cards, e.state, t, n);
	if (e.state.decision?.kind !== "plan" || e.state.decision.seat !== t) return r;
	let [i] = Lf(qf(e, n), Wf);
	return r + (i?.value ?? 0);
}
function Yf(e, t, n) {
	let r = 0;
	for (let i of e) {
		let e = Bf(i), a = e.state.active;
		Hf(e, t, n), r += Jf(e, a, n);
	}
	return r / e.length;
}
var Xf = (e, t, n) => t.map((t) => ({
	script: t,
	value: Yf(e, t, n)
})).sort((e, t) => t.value - e.value), Zf = 6;
function Qf(e, t) {
	let n = e[0];
	if (n.state.turn.assigned) return Xf(e.slice(0, 1), Iu(n), t);
	let r = e.slice(0, 1), i = Xf(r, Ru(n), t).slice(0, 6), a = i.slice(0, 3).flatMap(({ script: e }) => zu(n, e)), o = [...i, ...Xf(r, a, t)].sort((e, t) => t.value - e.value), s = Xf(r, Lu(n, o[0]?.script ?? null), t);
	return Xf(e, [...o, ...s].sort((e, t) => t.value - e.value).slice(0, Zf).map(({ script: e }) => e), t);
}
function $f(e, t, n) {
	let r = Bf(e), i = r.state.active;
	return Hf(r, [t], n), jd(r.cards, r.state, i, n);
}
function ep(e, t) {
	return Lf(qf(e[0], t), Gf).map(({ plan: n }) => {
		let r = 0;
		for (let i of e) r += $f(i, n, t);
		return {
			plan: n,
			value: r
		};
	}).sort((e, t) => t.value - e.value).map(({ plan: e }) => e);
}
function tp(e, t) {
	let n = e[0], r = n.state.decision;
	if (r.kind === "plan") return ep(e, t);
	if (r.kind === "develop") {
		let r = Au(n), i = Qf(e, t).map(({ script: e }) => e[0]);
		return r ? [r, ...i] : i;
	}
	return Bd(r.kind) ? [Vd(n, r, t)] : [];
}
function np(e, t, n) {
	let { catalogue: r, seed: i } = e;
	return n.find((e) => Uf(r, t.state, e)) ?? Ul(zf(r, t), wu(i));
}
var rp = ((e, t) => cu(e, (e) => {
	let { catalogue: n, view: r, seed: i } = e, a = Array.from({ length: Kf }, (e, t) => Rf(n, r, Tu(i, t))), o = a.map((e) => zf(n, e));
	return lu(np(e, a[0], tp(o, t)));
}))("greedy", Ju), ip = {
	keep: 1,
	nodes: 150
}, ap = {
	kind: "develop",
	do: "end"
}, op = {
	kind: "plan",
	places: []
};
function sp(e, t, n) {
	let r = nd(e.cards, e.state, t, n);
	return wd(e.cards, e.state, r, n);
}
function cp(e, t) {
	let { levels: n } = e.state.players[e.o.seat], r = n[b(t)], i = e.cards.catalogue.heroes[b(t)].levels, a = (n) => {
		let r = Yu(t, n);
		return e.weights[Q.levelCv] * i[n - 1].cv + (r < 0 ? 0 : e.weights[r]);
	};
	return (a(r + 1) - a(r)) * e.o.drawn[t] + lp(e, t, r + 1) - i[r].cost - e.o.worth[t];
}
function lp(t, n, r) {
	let { hand: i } = t.state.players[t.o.seat], a = 0;
	for (let o = 0; o < i.length; o++) {
		let s = t.cards.catalogue.quests[i[o]];
		if (s.kind === "end" || s.condition.kind !== "level") continue;
		let { anyOf: c, level: l } = s.condition;
		r < l && r > 1 && (a += .3), r >= l && c.includes(e[n]) && (a += s.vp - t.hand[o]);
	}
	return a;
}
function up(e, t) {
	let n = e.cards.tiles[t], { tavern: r } = e.state.players[e.o.seat];
	for (let e of n.masks) {
		let t = !1;
		for (let n = 1; n < 8; n++) t ||= (e >> n & 1) == 1 && r[n] > 0;
		if (!t && !(e & 1)) return 0;
	}
	return e.weights[qu.tile] * bd(e, n.list.effects) + (n.turnBoosts.length > 0 ? .3 : 0);
}
function dp(e, t) {
	let { hand: n } = e.state.players[e.o.seat], r = U(e.state, u(t)), i = 0;
	for (let a = 0; a < n.length; a++) {
		let o = e.cards.catalogue.quests[n[a]];
		if (o.kind === "end" || o.condition.kind !== "construct") continue;
		let { minMonsters: s = 0, districts: c } = o.condition;
		(c === void 0 || c.includes(e.cards.catalogue.slots[t - 4].district)) && r >= s && (i += o.vp + 1 - e.hand[a]);
	}
	return i;
}
function fp(e, t) {
	let n = null, { market: r } = e.state, i = r[0];
	for (let e of r) up(t, e) > up(t, i) && (i = e);
	for (let r of yi(e)) {
		let e = bd(t, t.cards.slots[r - 4].effects) + dp(t, r);
		(!n || e > n.value) && (n = {
			answer: Fu(i, r),
			value: e + up(t, i)
		});
	}
	return n;
}
function pp(e, t) {
	let n = Au(e);
	if (n) return n;
	let { turn: r } = e.state, i = sp(e, e.state.active, t);
	if (r.construct) return fp(e, i).answer;
	if (r.levelUp >= 0) {
		let t = e.cards.catalogue.heroes[r.levelUp - 1], { levels: n, vp: i } = e.state.players[e.state.active];
		return t.levels[n[b(r.levelUp)]].cost <= i ? {
			kind: "develop",
			do: "levelUp"
		} : ap;
	}
	if (r.assigned) return ap;
	let [a] = Nu(e), o = a ? fp(e, i) : null, s = o ? o.value - i.o.worth[0] * t[qu.builder] + i.o.price[0] : 0, c = null, l = 0;
	for (let t of Mu(e)) {
		let e = cp(i, t.unit);
		e <= l || (l = e, c = t);
	}
	if (s > 0 || c) return Pu(s > 0 ? a : null, c);
	for (let t of ju(e)) if (mp(i, t)) return t;
	return ap;
}
function mp(e, t) {
	if (t.do !== "ability") return !1;
	let { levels: n, tavern: r } = e.state.players[e.o.seat], i = n[b(t.unit)], a = e.cards.abilities[b(t.unit)][i - 1], o = r[t.unit] * e.weights[qu.exhausted];
	return a ? bd(e, a.effects) > o : !1;
}
function hp(e, t) {
	let n = e.state.decision;
	return n.kind === "develop" ? pp(e, t) : n.kind === "plan" ? Lf(sp(e, n.seat, t), ip)[0]?.plan ?? op : Bd(n.kind) ? Vd(e, n, t) : op;
}
function gp(e, t, n) {
	for (; e.state.decision && e.state.turns < t;) go(e, hp(e, n));
}
// packages/bots/src/quick.ts
var _p = {
	kind: "develop",
	do: "end"
}, vp = {
	keep: 10,
	nodes: 300
};
function yp(e, t, n) {
	let { kind: r, seat: i } = e.state.decision;
	if (r === "develop") return _p;
	let a = r === "plan" ? Lf(sp(e, i, t), vp) : [];
	return a[wu(n)(a.length)]?.plan ?? hp(e, t);
}
var bp = (e, t, n) => cu(e, (e) => {
	let { catalogue: r, view: i, seed: a } = e, o = t(i), s = Rf(r, i, a), c = zf(r, s);
	return lu(np(e, s, [wu(Tu(a, 3))(100) < n ? yp(c, o, Tu(a, 4)) : hp(c, o), hp(c, o)]));
}), xp = cu("random", ({ catalogue: e, view: t, seed: n }) => lu(Ul(zf(e, Rf(e, t, n)), wu(Tu(n, 2))))), Sp = 2.2, Cp = 4, wp = 2, Tp = 2, Ep = 2, Dp = (e) => ({
	prior: e,
	values: [],
	sums: [0]
}), Op = (e) => ({
	field: e,
	racing: e,
	at: 0,
	unrest: 0,
	rounds: 0
}), kp = ({ racing: e }) => e.length < 2, Ap = ({ racing: e, at: t }) => e[t], jp = ({ unrest: e, rounds: t }) => (e + 324) / (t + Cp), Mp = (e) => jp(e) / (Sp * Sp);
function Np(e, { sums: t, prior: n }, r) {
	let i = Mp(e);
	return (t[r] + i * n) / (r + i);
}
function Pp(e) {
	let { racing: t } = e, n = t.at(-1).values.length, r = t[0];
	if (n === 0) return r;
	for (let i of t) Np(e, i, n) > Np(e, r, n) && (r = i);
	return r;
}
function Fp(e, t) {
	let n = 0, r = 0;
	for (let { values: i } of e) {
		let e = i[t - 1] - i[t - 2];
		n += e, r += e * e;
	}
	return (r - n * n / e.length) / (e.length - 1);
}
var Ip = (e, t) => Math.max(Ep, Math.ceil(e ** (1 - Math.min(1, t))));
function Lp(e, t) {
	e.at = 0;
	let n = e.racing[0].values.length;
	if (n < wp || kp(e)) return;
	e.unrest += Fp(e.racing, n), e.rounds += 1;
	let r = (t) => Np(e, t, n), i = e.racing.toSorted((e, t) => r(t) - r(e)), a = Tp * Math.sqrt(jp(e) / (n + Mp(e))), o = Math.max(r(i[0]) - a, r(i[Math.min(i.length, Ip(e.field.length, t)) - 1]));
	e.racing = e.racing.filter((e) => r(e) >= o);
}
function Rp(e, t, n) {
	let { values: r, sums: i } = Ap(e);
	r.push(t), i.push(i.at(-1) + t), e.at += 1, e.at === e.racing.length && Lp(e, n);
}
function zp(e, t, n) {
	let r = Math.min(t.values.length, n.values.length);
	return n.sums.at(-1) / n.values.length + Np(e, t, r) - Np(e, n, r);
}
// packages/bots/src/search.ts
var Bp = {
	keep: 24,
	nodes: 2500
};
function Vp(e, t) {
	let { catalogue: n, view: r, seed: i } = e.question;
	for (; e.worlds.length <= t;) {
		let t = e.worlds.length === 0 ? e.root : Rf(n, r, Tu(i, e.worlds.length));
		e.worlds.push(zf(n, t));
	}
	return e.worlds[t];
}
function Hp(e, { state: t }) {
	return t.lastRound > 0 ? Math.max(0, Gu(t, e.seat)) : Math.max(.5, e.turns - e.style.depth);
}
function Up(e, t) {
	let n = Hp(e, t), r = {
		weights: e.taste,
		turns: n
	}, i = Md(t.cards, t.state, e.seat, r);
	if (e.style.envy === 0) return i;
	let a = t.state.guard ? t.state.guard.vp : -Infinity;
	for (let n = 0; n < t.state.players.length; n++) n !== e.seat && (a = Math.max(a, Md(t.cards, t.state, n, r)));
	return i - e.style.envy * a;
}
function Wp(e, t, n) {
	let r = Bf(n), { turns: i, players: a } = r.state;
	return Hf(r, t.script, e.taste), gp(r, i + (e.style.depth * a.length + 1), e.taste), Up(e, r);
}
function Gp(e, t) {
	let n = [], { turns: r } = t.state;
	for (; t.state.decision?.kind === "develop" && t.state.turns === r;) {
		let r = hp(t, e.taste);
		n.push(r), Hf(t, [r], e.taste);
	}
	return n;
}
var Kp = (e) => e.map((e, t) => ({
	script: e,
	...Dp(t === 0 ? 0 : -1)
}));
function qp(e) {
	let t = e.map((e) => JSON.stringify(e));
	return e.filter((e, n) => t.indexOf(t[n]) === n);
}
function Jp(e) {
	let t = Vp(e, 0);
	if (t.state.decision.kind === "plan") return Lf(sp(t, e.seat, e.taste), Bp).map(({ plan: e }) => [e]);
	let n = Qf([t, Vp(e, 1)], e.taste).map(({ script: e }) => e);
	return qp([Gp(e, Bf(t)), ...n]);
}
var Yp = (e) => Op(Kp(Jp(e).slice(0, e.style.width)));
function Xp(e, t, n) {
	let r = Ap(t), i = Wp(e, r, Vp(e, r.values.length));
	e.iterations += 1, Rp(t, i, n());
}
function Zp({ race: e, question: t, root: n, iterations: r }, i) {
	if (!e || r === 0) return {
		iterations: r,
		best: i,
		candidates: []
	};
	let a = Pp(e);
	return {
		iterations: r,
		best: np(t, n, [a.script[0], i]),
		candidates: e.field.filter(({ values: e }) => e.length > 0).map((t) => ({
			answer: t.script[0],
			value: zp(e, t, a),
			visits: t.values.length
		})).sort((e, t) => t.visits - e.visits || t.value - e.value)
	};
}
function Qp(e) {
	let { budget: t } = e.question;
	if (!("clock" in t)) return () => e.iterations / t.iterations;
	let n = t.clock();
	return () => (t.clock() - n) / t.milliseconds;
}
function $p(e) {
	let t = Qp(e), n = np(e.question, e.root, [hp(Bf(Vp(e, 0)), e.taste)]);
	return {
		work: () => {
			let n = e.race ??= Yp(e);
			return (kp(n) && e.iterations === 0 || !kp(n) && t() < 1) && Xp(e, n, t), !kp(n) && t() < 1;
		},
		progress: () => Zp(e, n)
	};
}
var em = (e, t) => cu(e, (e) => {
	let { catalogue: n, view: r, seed: i } = e, a = r.decision, o = t.taste(r), s = Rf(n, r, i), c = zf(n, s);
	if (Bd(a.kind)) return lu(np(e, s, [Vd(c, a, o)]));
	let l = a.kind === "develop" ? Au(c) : null;
	return l ? lu(np(e, s, [l])) : $p({
		question: e,
		style: t,
		taste: o,
		turns: Gu(s.state, a.seat),
		seat: a.seat,
		worlds: [],
		root: s,
		race: null,
		iterations: 0
	});
}), tm = (e) => Float64Array.from(e), nm = [
	tm([
		.555,
		3,
		4.76,
		2.81,
		3.86,
		6.2,
		10.3,
		7.51,
		-.0775,
		1.84,
		.157,
		1.8,
		.179,
		.0485,
		.188,
		.207,
		2.17,
		1.49,
		3.2,
		.234,
		1.37,
		9.07,
		.883,
		.468,
		.894,
		.145,
		.742,
		1.54,
		.93,
		.435,
		.386,
		.34,
		.0199,
		4.55,
		5.23
	]),
	tm([
		.48,
		6.81,
		.45,
		2.57,
		7.29,
		6.2,
		7.83,
		2.88,
		-.245,
		1.51,
		.144,
		1.47,
		1.15,
		1.78,
		.24,
		.0333,
		1.3,
		.564,
		3.95,
		.127,
		.246,
		4.55,
		.964,
		.526,
		.826,
		3.65,
		1.02,
		3.84,
		.657,
		.683,
		.706,
		.379,
		.149,
		5.83,
		1.58
	]),
	tm([
		.5,
		5.76,
		.807,
		3.27,
		10.8,
		2.43,
		9.93,
		5.61,
		-.169,
		.907,
		.0935,
		2.45,
		1.63,
		2.05,
		.18,
		.111,
		2.11,
		.338,
		5.09,
		.21,
		.217,
		1.99,
		1.29,
		.283,
		.365,
		3.43,
		1.18,
		4.69,
		.677,
		.709,
		.598,
		.288,
		.0992,
		5,
		2.14
	])
], rm = [
	tm([
		.458,
		3.26,
		.909,
		2.52,
		6.42,
		3.84,
		2.79,
		6.56,
		-.157,
		.649,
		.129,
		1.35,
		1.1,
		1.16,
		.156,
		.222,
		1.08,
		1.34,
		2.58,
		-.0048,
		.124,
		.608,
		1.08,
		.813,
		.288,
		.781,
		.626,
		3.78,
		.444,
		.592,
		.658,
		1.66,
		.229,
		3.74,
		3.46
	]),
	tm([
		.716,
		4.86,
		1.15,
		2.37,
		5.39,
		5.41,
		4.31,
		8.75,
		-.0578,
		.8,
		.107,
		1.02,
		.833,
		2.55,
		.148,
		.174,
		1.25,
		1.72,
		1.47,
		-.0115,
		.0155,
		.981,
		1.48,
		.296,
		.203,
		.499,
		1.04,
		3.15,
		.614,
		.787,
		.658,
		1.76,
		.278,
		9.55,
		5.18
	]),
	tm([
		.561,
		6.2,
		.436,
		3.96,
		10.8,
		14.2,
		9.53,
		22,
		-.173,
		.45,
		.219,
		4.12,
		1.04,
		.521,
		.203,
		.916,
		1.94,
		.404,
		4.37,
		1.34,
		.678,
		1.05,
		.29,
		-.0575,
		.0999,
		.611,
		.94,
		3.7,
		.386,
		4.31,
		.515,
		.901,
		-.0474,
		1.22,
		2.53
	])
];
function im({ setup: e, tokens: t, first: n, viewer: r }) {
	let i = e.players <= 2 ? nm : rm, a = Tu(n, typeof r == "number" ? r : 0);
	for (let e of t) a = Tu(a, e);
	return i[a % i.length];
}
// packages/bots/src/bots.ts
var am = {
	taste: im,
	width: 12,
	depth: Infinity,
	envy: .5
}, om = {
	random: xp,
	greedy: rp,
	search: em("search", am),
	squire: bp("squire", () => Ju, 80),
	captain: bp("captain", () => Ju, 0),
	marshal: bp("marshal", im, 0),
	earl: em("earl", am)
}, sm = (e) => om[e], cm = 8, lm = 50, um = (e, t) => "iterations" in e ? e : {
	...e,
	clock: t
};
async function dm(e, t, n) {
	let { bot: r, view: i, seed: a } = t, o = um(t.budget, () => n.clock()), s = sm(r).think({
		catalogue: e,
		view: i,
		seed: a,
		budget: o
	}), c = n.clock(), l = c;
	for (; !n.cancelled() && s.work();) {
		let e = n.clock();
		e - l >= lm && (n.report(s.progress()), l = e), !(e - c < cm) && (await n.pause(), c = n.clock());
	}
	let u = s.progress();
	return n.report(u), u.best;
}
// packages/table/src/choice-advice.ts
var fm = {
	offers: [],
	targets: [],
	wanted: []
};
function pm(e, t, n) {
	let r = [...Rc(X(e, t), n)].map((n) => mm(e, t, n));
	return {
		...fm,
		offers: r
	};
}
function mm(e, t, n) {
	let r = gm(e, t, n);
	return {
		answer: n,
		..._m(r),
		joins: r?.events.filter(hm).length ?? 0
	};
}
var hm = (e) => e.kind === "gained" && "rule" in e.source && e.source.rule === "T1";
function gm(e, t, n) {
	let { seat: r, id: i } = t.decision, a = ml(e, t, {
		seat: r,
		decision: i,
		answer: n
	});
	return a.ok ? a.value : null;
}
var _m = (e) => ({
	seals: e?.seals ?? !1,
	reveals: e?.reveals ?? null
});
// packages/table/src/advice.ts
function vm(e, t) {
	let n = X(e, t), r = bm(e, t);
	return {
		offers: [],
		targets: r,
		wanted: r.map((e, t) => e.filter((e) => Wo(n, e, t)))
	};
}
var ym = (e) => e.code === "tooWeak" || e.code === "needsUnits" || e.code === "corruptionHere" && e.facts.corruption < e.facts.wanted;
function bm(e, t) {
	let { tavern: n } = t.players[t.active];
	return Array.from({ length: 9 }, (r, i) => n[i] === 0 ? [] : Array.from({ length: 32 }, (e, t) => t).filter((n) => xm(e, t, n, i)));
}
function xm(e, t, n, r) {
	let i = x();
	i[r] = 1;
	let a = jc(e, t, {
		kind: "plan",
		places: [Sm(n, i)]
	}, n);
	return a === null || ym(a);
}
function Sm(e, t) {
	if (t[7] === 0) return {
		place: e,
		units: t
	};
	let n = S();
	return n[0] = t[7], {
		place: e,
		units: t,
		as: n
	};
}
function Cm(e, t, n) {
	let r = Mc(e, t, n);
	return {
		report: r,
		foresight: r.rejection ? null : _m(gm(e, t, n)),
		reachable: wm(e, t, n, r.left)
	};
}
function wm(e, t, n, r) {
	let i = new Set(n.places.map(({ place: e }) => e)), a = Tm(r);
	return Array.from({ length: 32 }, (e, t) => t).filter((r) => !i.has(r) && a.some((i) => {
		let a = [...n.places, {
			...i,
			place: r
		}];
		return jc(e, t, {
			...n,
			places: a
		}, r) === null;
	}));
}
function Tm(e) {
	let t = e.map((e, t) => t === 8 ? 0 : Math.max(0, e)), n = t.map((t, n) => n === 8 ? Math.min(1, e[8]) : t), r = e[8] > 0 ? [t, n] : [t];
	return t[7] === 0 ? r.map((e) => ({ units: e })) : r.flatMap((e) => Array.from({ length: 5 }, (t, n) => {
		let r = S();
		return r[n] = e[7], {
			units: e,
			as: r
		};
	}));
}
function Em(e, t, n, r) {
	let i = n.places.filter((e) => e.place !== r), a = {
		...Dm(n, r),
		places: i
	}, { left: o } = Mc(e, t, a);
	for (let n = 1; n <= o.reduce((e, t) => e + t, 0); n++) {
		let i = Om(e, t, a, Am(r, o, n));
		if (i) return i;
	}
	return null;
}
function Dm(e, t) {
	let { recruit: n, forge: r } = e;
	return {
		kind: "plan",
		places: e.places,
		...n !== void 0 && n !== t ? { recruit: n } : {},
		...r && r.place !== t ? { forge: r } : {}
	};
}
function Om(e, t, n, r) {
	let i = null, a = Infinity;
	for (let o of r) {
		let r = {
			...n,
			places: [...n.places, o]
		}, s = Mc(e, t, r).places.at(-1);
		if (s.rejection) continue;
		let c = s.cv * 10 + km(o.units);
		c < a && ([i, a] = [r, c]);
	}
	return i;
}
var km = (e) => e.reduce((e, t, n) => e + t * (n === 7 ? 9 : n), 0);
function* Am(e, t, n) {
	for (let r of jm(t, n)) if (r[7] === 0) yield {
		place: e,
		units: r
	};
	else for (let t of jm(Array.from({ length: 5 }, () => r[7]), r[7])) yield {
		place: e,
		units: r,
		as: t.slice(0, 5)
	};
}
function* jm(e, t, n = 0) {
	if (t === 0) yield e.map(() => 0);
	else if (!(n >= e.length)) for (let r = Math.min(t, e[n]); r >= 0; r--) for (let i of jm(e, t - r, n + 1)) i[n] = r, yield i;
}
// packages/table/src/brings.ts
var Mm = {
	vp: 0,
	quests: [],
	defeats: [],
	levelUp: null
};
function Nm(e, t, n) {
	let { vp: r, questVp: i, quests: a, places: o } = Mc(e, t, n), s = o.filter(({ place: e, rejection: t }) => _(e) && !t);
	return {
		...Mm,
		vp: r + i,
		quests: a,
		defeats: s.map(({ place: e }) => e)
	};
}
function Pm({ turn: e }, t) {
	return t.do === "assign" ? t.levelUp?.unit ?? null : t.do === "levelUp" ? e.levelUp : null;
}
function Fm(e, t, n) {
	return n.kind === "plan" ? Nm(e, t, n) : n.kind === "develop" ? {
		...Mm,
		levelUp: Pm(t, n)
	} : Mm;
}
// packages/table/src/suggest.ts
var Im = 6, Lm = 600, Rm = .8, zm = .5, Bm = ({ vp: e, questVp: t, gains: n, granted: r, overrun: i }) => e + t + Rm * C(n) + zm * r - zm * i;
function Vm(e, t) {
	let n = [];
	for (let r of tl(e, t, t.decision)) if (r.kind === "plan" && (n.push({
		plan: r,
		report: Mc(e, t, r)
	}), n.length === Lm)) break;
	return n.sort((e, t) => Bm(t.report) - Bm(e.report)).slice(0, Im);
}
// packages/table/src/why-not.ts
var Hm = (e) => ({
	place: e,
	units: Array.from({ length: 9 }, () => 0)
});
function Um(e, t, n) {
	let r = e.units.with(t, e.units[t] + 1);
	if (t !== 7) return {
		...e,
		units: r
	};
	let i = e.as ?? Array.from({ length: 5 }, () => 0);
	return {
		...e,
		units: r,
		as: i.with(n, i[n] + 1)
	};
}
function Wm({ plan: e, place: t, meeple: n, as: r = 0 }) {
	let i = e.places.find((e) => e.place === t), a = Um(i ?? Hm(t), n, r), o = i ? e.places.map((e) => e === i ? a : e) : [...e.places, a];
	return {
		...e,
		places: o
	};
}
var Gm = /* @__PURE__ */ new Set([
	"gameOver",
	"notAsked",
	"malformed",
	"placeTwice",
	"notInTavern"
]), Km = (e) => e && Gm.has(e.code) ? e : null, qm = ({ catalogue: e, state: t }, n, r) => jc(e, t, n, r);
function Jm(e, t) {
	let n = Wm(t), r = Km(e.judge(n));
	if (r) return r;
	let i = qm(e, n, t.place);
	return i && !ym(i) ? i : null;
}
function Ym(e, { plan: t, place: n }) {
	let { catalogue: r, state: i, judge: a } = e, o = t.places.filter((e) => e.place !== n), s = {
		kind: "plan",
		places: o
	}, c = Km(a(s));
	if (c) return c;
	if (Em(r, i, t, n)) return null;
	let { left: l } = Mc(r, i, s);
	return Qm(Tm(l).map((r) => qm(e, {
		...t,
		places: [...o, {
			...r,
			place: n
		}]
	}, n)));
}
var Xm = {
	needsUnits: ({ needs: e }) => e.reduce((e, { n: t, there: n }) => e + t - n, 0),
	tooWeak: ({ cv: e, strength: t }) => t - e,
	notAffordable: ({ cost: e, most: t }) => e - t
};
function Zm({ code: e, facts: t }) {
	let n = Xm[e];
	return n?.(t) ?? Infinity;
}
function Qm(e) {
	return e.reduce((e, t) => e && t && Zm(e) <= Zm(t) ? e : e && t);
}
var $m = ({ construct: e, levelUp: t }) => ({
	kind: "develop",
	do: "assign",
	construct: e,
	levelUp: t
}), eh = {
	construct: null,
	levelUp: null
};
function th({ capitol: e, at: t, meeple: n }) {
	let { construct: r } = e;
	if (t === "construct") {
		let t = (r?.peasants ?? 0) + +(n === 0), i = (r?.shamans ?? 0) + +(n === 7);
		return [{
			...e,
			construct: {
				peasants: t,
				shamans: i
			}
		}];
	}
	let i = Array.from({ length: 4 }, (e, t) => 1 + t);
	return (n === 7 ? i : [n]).map((t) => ({
		...e,
		levelUp: {
			unit: t,
			shaman: n === 7
		}
	}));
}
function nh({ judge: e }, t) {
	let n = e($m(eh));
	return n && n.code !== "nothingAssigned" ? n : wo(t.at, t.meeple) ?? Qm(th(t).map((t) => e($m(t))));
}
var rh = [{
	peasants: 1,
	shamans: 0
}, {
	peasants: 0,
	shamans: 1
}], ih = ({ construct: e, levelUp: t }) => [...e ? [e] : [], ...rh].map((e) => ({
	construct: e,
	levelUp: t
}));
function ah(e, t) {
	let { catalogue: n, state: r, judge: i } = e, { tile: a, place: o, capitol: s } = t, c = {
		kind: "develop",
		do: "construct",
		tile: a,
		place: o
	}, l = i(c);
	if (l?.code !== "notPending") return l;
	let u = ih(s).map($m), d = u.find((e) => i(e) === null);
	if (!d) return i(u[0]);
	let { seat: f, id: p } = r.decision, m = Gs(n, r, {
		seat: f,
		decision: p,
		answer: d
	});
	return m.ok ? Us(n, m.value.state, c) : m.error;
}
var oh = {
	meeple: Jm,
	serve: Ym,
	capitol: nh,
	tile: ah,
	answer: ({ judge: e }, { answer: t }) => e(t)
};
function sh(e, t, n) {
	let r = (n) => Us(e, t, n), i = oh[n.kind];
	return i({
		catalogue: e,
		state: t,
		judge: r
	}, n);
}
// packages/engines/src/bundle.ts
var ch = {
	engine: {
		rules: 0,
		startGame: iu,
		apply: Gs,
		sealsUndo: fl,
		view: tc,
		viewEvents: ou,
		publicView: nl,
		overlayOf: rl,
		joinView: al,
		completeView: gc,
		questProgress: gl,
		choiceOptions: pm
	},
	plans: {
		options: vm,
		explain: Cm,
		fill: Em,
		brings: Fm,
		whyNot: sh,
		suggest: Vm
	},
	think: dm
};
export { ch as bundle };
